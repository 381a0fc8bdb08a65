import { PlainList } from '@campus-commons/web-kit/PlainList.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { LoadMore } from '../../components/LoadMore';
import { InlineError } from '../../components/states/InlineError';
import { PersonRowsSkeleton } from '../../components/states/PersonRowsSkeleton';
import { useFocusOnListStart } from '../../lib/useFocusOnListStart';
import { uniqueById } from '../../lib/uniqueById';
import { commentTexts } from '../../texts/comments';
import { CommentBox } from './CommentBox';
import { CommentItem } from './CommentItem';
import type { CommentsPanelProps } from './commentsPanelProps';
import { useCommentsOfPostInfiniteQuery } from './commentsApi';

/** The comments on a post, newest first, and the form to write one. */
export function Comments({ feedId, count, isWriting }: CommentsPanelProps) {
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useCommentsOfPostInfiniteQuery(feedId);
  const comments = uniqueById(data?.pages.flatMap((page) => page.comments) ?? []);
  const fold = useRef<HTMLDivElement>(null);
  useFocusOnListStart(fold);
  return (
    <Box
      ref={fold}
      tabIndex={-1}
      role="group"
      aria-label={commentTexts.ofPost}
      sx={{ display: 'grid', gap: 3.5, '&:focus-visible': { outline: 'none' } }}
    >
      <CommentBox feedId={feedId} isWriting={isWriting} />
      {data && comments.length === 0 && (
        <Typography sx={{ typography: 'body2', color: 'text.secondary' }}>{commentTexts.none}</Typography>
      )}
      {comments.length > 0 && (
        <PlainList
          aria-label={commentTexts.comments}
          sx={{ display: 'grid', gap: 3.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {comments.map((comment) => (
            <CommentItem key={comment.id} comment={comment} />
          ))}
        </PlainList>
      )}
      {!data && !isError && <PersonRowsSkeleton rows={Math.min(count, 3)} label={commentTexts.loading} />}
      {isError && (
        <InlineError
          title={commentTexts.failed}
          onRetry={() => void (data && hasNextPage ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && !isError && (
        <Box>
          <LoadMore isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {commentTexts.loadMore}
          </LoadMore>
        </Box>
      )}
    </Box>
  );
}
