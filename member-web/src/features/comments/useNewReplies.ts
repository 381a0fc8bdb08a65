import { MAX_PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { generatedApi, type CommentListResponseDto, type ListedCommentDto } from '../../api/generated';
import type { ApiDispatch } from '../../api/thunks';

/**
 * How many replies each thread has got since it was fetched: when the number of comments rises, the API is asked again.
 * @param fresh how many comments and replies came since
 * @param threads as they are shown
 * @returns the numbers above 0, by the id of the thread; null while the API is asked
 */
export function useNewReplies(
  feedId: string,
  fresh: number,
  threads: readonly ListedCommentDto[],
): ReadonlyMap<string, number> | null {
  const dispatch = useDispatch<ApiDispatch>();
  const [now, setNow] = useState<{ fresh: number; replies: ReadonlyMap<string, number> }>();
  const length = Math.min(threads.length, MAX_PAGE_SIZE);
  useEffect(() => {
    if (fresh === 0 || length === 0) return undefined;
    let isCurrent = true;
    const ask = generatedApi.endpoints.commentsGetFeedComments.initiate(
      { getFeedCommentsDto: { feedId, threads: true, limit: length } },
      { forceRefetch: true, subscribe: false },
    );
    // Without an answer they are all offered as new comments.
    void dispatch(ask).then(({ data }: { data?: CommentListResponseDto }) => {
      const listed = data?.data.comments ?? [];
      const counted = new Map(listed.map(({ id, replies = 0 }) => [id, replies]));
      if (isCurrent) setNow({ fresh, replies: counted });
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, feedId, fresh, length]);
  if (fresh === 0 || length === 0) return new Map();
  if (now?.fresh !== fresh) return null;
  const added = threads.map(({ id, replies = 0 }) => [id, (now.replies.get(id) ?? 0) - replies] as const);
  return new Map(added.filter(([, more]) => more > 0));
}
