import { indiaFullDateTime } from '@campus-commons/web-kit/dates.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import { mediaSrcSet, mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/i18nProvider';
import type { AdminPostDto } from '../../api/generated';
import { picturesOf, type Picture } from '../../providers/answers';
import { CommentThread } from './CommentThread';
import { ContentDialog } from './ContentDialog';
import type { EntryDialogActions } from './EntryList';
import { Person } from './Person';
import { RemovalDialog } from './RemovalDialog';
import { postElements } from './markup';

type PostDialogProps = EntryDialogActions & { post: AdminPostDto };

/** A post as its readers see it, with its comments and the button that removes or restores it. */
export function PostDialog({ post, ...actions }: PostDialogProps) {
  const translate = useTranslate();
  // Not the present number: the thread also reports the removal of the last comment.
  const [hadComments] = useState(post.comments > 0);
  return (
    <ContentDialog
      title={translate('content.posts.title', { name: post.User.name })}
      name={post.User.name}
      resource="posts"
      entry={post}
      confirmation={(confirming) => <PostRemoval post={post} {...confirming} />}
      {...actions}
    >
      <PostBody post={post} />
      {post.removal === undefined && hadComments && <CommentThread postId={post.id} count={post.comments} />}
    </ContentDialog>
  );
}

/** Confirms the removal of a post. */
export function PostRemoval({ post: { id, User }, ...actions }: PostDialogProps) {
  return <RemovalDialog resource="posts" id={id} name={User.name} {...actions} />;
}

function PostBody({ post }: { post: AdminPostDto }) {
  const translate = useTranslate();
  const counted = useCounted();
  const pictures = picturesOf(post.feedData);
  return (
    <>
      <Person person={post.User}>
        {post.Page && `${isolate(post.Page.title)} · `}
        {indiaFullDateTime(post.createdAt)}
      </Person>
      <Box sx={{ my: 4 }}>
        {post.title !== null && (
          <Typography variant="h3" component="p" dir="auto" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {post.title}
          </Typography>
        )}
        <PostText html={post.feedData.content} />
      </Box>
      {post.removal === undefined
        ? pictures.map((picture, index) => (
            <PostPicture
              key={picture.url}
              {...picture}
              place={translate('content.picture.place', { number: index + 1, count: pictures.length })}
            />
          ))
        : pictures.length > 0 && (
            <Typography variant="body2" sx={{ mb: 4, color: 'campus.ink2' }}>
              {translate('content.picture.withheld', {
                pictures: counted('content.pictures', pictures.length),
              })}
            </Typography>
          )}
      <Typography variant="body2" sx={{ mb: 4, color: 'campus.ink2' }}>
        {counted('content.likes', post.like)} · {counted('content.comment_count', post.comments)}
      </Typography>
    </>
  );
}

function PostPicture({ url, width, height, alt, place }: Picture & { place: string }) {
  const translate = useTranslate();
  return (
    <Box component="figure" sx={{ m: 0, mb: 4 }}>
      <Box
        component="img"
        src={mediaUrl(url, 960)}
        srcSet={width === undefined ? undefined : mediaSrcSet(url, width)}
        sizes="(min-width: 900px) 850px, 90vw"
        width={width}
        height={height}
        alt={alt || translate('content.picture.without_alt', { place })}
        loading="lazy"
        sx={{
          display: 'block',
          width: 'auto',
          maxWidth: '100%',
          height: 'auto',
          // Seen whole in the dialog, below a title and some lines.
          maxHeight: 'min(26rem, 45dvh)',
          borderRadius: `${radii.image}px`,
          bgcolor: 'campus.sunken',
          filter: (theme) => theme.vars.palette.campus.pictureFilter,
        }}
      />
      {alt !== '' && (
        <Box component="figcaption" sx={{ mt: 1, typography: 'caption', color: 'campus.ink2' }}>
          {translate('content.picture.alt', { alt })}
        </Box>
      )}
    </Box>
  );
}

/** The text of a post. */
export function PostText({ html }: { html: string }) {
  const elements = useMemo(() => postElements(html), [html]);
  return (
    <Box
      dir="auto"
      sx={{
        typography: 'body1',
        overflowWrap: 'anywhere',
        '& > :first-of-type': { mt: 0 },
        '& p': { my: 2 },
        // Each paragraph in the direction of its script.
        '& :where(p, h3, h4, h5, h6)': { unicodeBidi: 'plaintext' },
        '& h3, & h4, & h5, & h6': { typography: 'h3', mt: 4, mb: 2 },
        '& p, & h3, & h4, & h5, & h6': { whiteSpace: 'break-spaces' },
        '& ul, & ol': { my: 2, pl: 6 },
      }}
    >
      {elements}
    </Box>
  );
}
