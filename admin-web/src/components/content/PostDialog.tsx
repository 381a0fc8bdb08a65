import { indiaFullDateTime } from '@campus-commons/web-kit/dates.ts';
import { formatCounted } from '@campus-commons/web-kit/digits.ts';
import { mediaSrcSet, mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PictureRecord, PostRecord } from '../../providers/records/content';
import { CommentThread } from './CommentThread';
import { EntryDialog } from './EntryDialog';
import { Person } from './Person';
import { PostText } from './PostText';
import { RemovalDialog } from './RemovalDialog';
import { RemoveButton } from './RemoveButton';
import { RemovedEntry } from './RemovedEntry';

interface EntryProps {
  onClose: () => void;
  /** Called after it was removed, with a sentence that says so. */
  onRemoved: (notice: string) => void;
}

/** A post as its readers see it, with its comments, and its removal or the way back. */
export function PostDialog({ post, onClose, onRemoved }: EntryProps & { post: PostRecord }) {
  const [isRemoving, setRemoving] = useState(false);
  const title = `Post of ${post.author.name}`;

  if (post.removal !== null) {
    const dialog = { title, resource: 'posts', id: post.id, removal: post.removal, onClose } as const;
    return (
      <RemovedEntry {...dialog} onRestored={onRemoved}>
        <PostBody post={post} />
      </RemovedEntry>
    );
  }
  if (isRemoving) {
    return (
      <RemovalDialog
        resource="posts"
        id={post.id}
        kind="post"
        title={`Remove the post of ${post.author.name}?`}
        text="It disappears for everyone at once, with its comments, likes and pictures. You can undo this for 30 days."
        subject={`The post of ${post.author.name}`}
        onRemoved={onRemoved}
        onClose={() => setRemoving(false)}
      />
    );
  }
  return (
    <EntryDialog
      title={title}
      action={<RemoveButton onClick={() => setRemoving(true)}>Remove post</RemoveButton>}
      onClose={onClose}
    >
      <PostBody post={post} />
      {post.comments > 0 && <CommentThread postId={post.id} />}
    </EntryDialog>
  );
}

function PostBody({ post }: { post: PostRecord }) {
  return (
    <>
      <Person person={post.author}>
        {post.pageTitle !== null && `${post.pageTitle} · `}
        {indiaFullDateTime(post.createdAt)}
      </Person>
      <Box sx={{ my: 4 }}>
        <PostText html={post.html} />
      </Box>
      {post.removal === null
        ? post.pictures.map((picture, index) => (
            <PostPicture
              key={picture.path}
              {...picture}
              place={`Picture ${index + 1} of ${post.pictures.length}`}
            />
          ))
        : post.pictures.length > 0 && (
            <Typography variant="body2" sx={{ mb: 4, color: 'campus.ink2' }}>
              {formatCounted(post.pictures.length, 'picture', 'pictures')}, out of reach for everyone while
              the post is removed
            </Typography>
          )}
      <Typography variant="body2" sx={{ mb: 4, color: 'campus.ink2' }}>
        {formatCounted(post.likes, 'like', 'likes')} · {formatCounted(post.comments, 'comment', 'comments')}
      </Typography>
    </>
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
