import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { indiaFullDateTime } from '@campus-commons/web-kit/dates.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import { MONOSPACE } from '@campus-commons/web-kit/theme/typography.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/i18nProvider';
import type { AdminPostDto } from '../../api/generated';
import { picturesOf } from '../../providers/answers';
import { CommentThread } from './CommentThread';
import { ContentDialog } from './ContentDialog';
import { ContentPictures } from './ContentPictures';
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
  const counted = useCounted();
  const translate = useTranslate();
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
        {post.pollOptions.length > 0 && (
          <PlainList aria-label={translate('content.posts.poll')} sx={{ mt: 3, display: 'grid', gap: 2 }}>
            {post.pollOptions.map((option) => (
              <Box
                key={option}
                component="li"
                dir="auto"
                sx={{
                  px: 3,
                  py: 2,
                  border: '1px solid',
                  borderColor: 'campus.hairline',
                  borderRadius: '10px',
                  overflowWrap: 'anywhere',
                }}
              >
                {option}
              </Box>
            ))}
          </PlainList>
        )}
      </Box>
      <ContentPictures pictures={picturesOf(post.feedData)} isRemoved={post.removal !== undefined} />
      <Typography variant="body2" sx={{ mb: 4, color: 'campus.ink2' }}>
        {counted('content.likes', post.like)} · {counted('content.comment_count', post.comments)}
      </Typography>
    </>
  );
}

/** The text of a post, or of a project. */
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
        '& blockquote': {
          m: 0,
          my: 2,
          pl: 3,
          borderLeft: 3,
          borderColor: 'campus.hairlineStrong',
          color: 'campus.ink2',
        },
        '& code, & pre': { fontFamily: MONOSPACE, fontSize: '0.875em', bgcolor: 'campus.sunken' },
        '& pre': {
          my: 2,
          p: 2.5,
          overflowX: 'auto',
          overflowWrap: 'normal',
          whiteSpace: 'pre',
          direction: 'ltr',
        },
        // As on the member site: nested ones neither scroll nor are indented without end.
        '& pre pre': { overflow: 'visible', p: 0 },
        '& blockquote blockquote blockquote blockquote': { pl: 0, borderLeft: 0 },
        '& pre code': { fontSize: 'inherit' },
      }}
    >
      {elements}
    </Box>
  );
}
