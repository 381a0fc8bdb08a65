import { fullDateTime } from '@campus-commons/web-kit/dates.ts';
import { formatCounted } from '@campus-commons/web-kit/digits.ts';
import { mediaSrcSet, mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PictureRecord, PostRecord } from '../../providers/records/content';
import { ReasonDialog } from '../ReasonDialog';
import { EntryDialog } from './EntryDialog';
import { Person } from './Person';
import { PostText } from './PostText';
import { useRemoval } from './useRemoval';

interface EntryProps {
  onClose: () => void;
  /** Called after it was removed, with a sentence that says so. */
  onRemoved: (notice: string) => void;
}

/** A post as its readers see it, and its removal. */
export function PostDialog({ post, onClose, onRemoved }: EntryProps & { post: PostRecord }) {
  const removePost = useRemoval('posts');
  const [isRemoving, setRemoving] = useState(false);

  if (isRemoving) {
    return (
      <ReasonDialog
        topic={`remove post ${post.id}`}
        title={`Remove the post of ${post.author.name}?`}
        text="It disappears for everyone at once, with its comments, likes and pictures. This cannot be undone."
        hint="Administrators see it in the records. The author does not."
        missing="Please give a reason"
        confirm="Remove post"
        confirming="Removing..."
        isDangerous
        onConfirm={async (reason) => {
          onRemoved(`The post of ${post.author.name} ${await removePost(post.id, reason)}.`);
        }}
        onClose={() => setRemoving(false)}
      />
    );
  }
  return (
    <EntryDialog
      title={`Post of ${post.author.name}`}
      remove="Remove post"
      onRemove={() => setRemoving(true)}
      onClose={onClose}
    >
      <Person person={post.author}>
        {post.pageTitle !== null && `${post.pageTitle} · `}
        {fullDateTime(post.createdAt)}
      </Person>
      <Box sx={{ my: 4 }}>
        <PostText html={post.html} />
      </Box>
      {post.pictures.map((picture, index) => (
        <PostPicture
          key={picture.path}
          {...picture}
          place={`Picture ${index + 1} of ${post.pictures.length}`}
        />
      ))}
      <Typography variant="body2" sx={{ color: 'campus.ink2' }}>
        {formatCounted(post.likes, 'like')} · {formatCounted(post.comments, 'comment')}
      </Typography>
    </EntryDialog>
  );
}

function PostPicture({ path, width, height, alt, place }: PictureRecord & { place: string }) {
  return (
    <Box component="figure" sx={{ m: 0, mb: 4 }}>
      <Box
        component="img"
        src={mediaUrl(path, 960)}
        srcSet={mediaSrcSet(path, width)}
        sizes="(min-width: 900px) 850px, 90vw"
        width={width}
        height={height}
        alt={alt || `${place}, without a description`}
        loading="lazy"
        sx={{
          display: 'block',
          width: 'auto',
          maxWidth: '100%',
          height: 'auto',
          maxHeight: '70dvh',
          borderRadius: `${radii.image}px`,
          bgcolor: 'campus.sunken',
          filter: (theme) => theme.vars.palette.campus.pictureFilter,
        }}
      />
      {alt !== '' && (
        <Box component="figcaption" sx={{ mt: 1, typography: 'caption', color: 'campus.ink2' }}>
          Alt text: {alt}
        </Box>
      )}
    </Box>
  );
}
