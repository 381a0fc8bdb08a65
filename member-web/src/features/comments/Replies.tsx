import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { CommentDto, ListedCommentDto } from '../../api/generated';
import { uniqueById } from '../../api/growing';
import { LoadMore } from '../../components/LoadMore';
import { InlineError } from '../../components/states/InlineError';
import { replyTexts } from '../../texts/replies';
import { CommentItem } from './CommentItem';
import { REPLIES_AT_ONCE } from './cachedComments';
import { useRepliesToCommentInfiniteQuery } from './commentsApi';

interface RepliesProps {
  feedId: string;
  thread: ListedCommentDto;
  /** The same function each time. */
  onReply: (reply: CommentDto) => void;
  /** What stands right below a reply. */
  boxUnder: (id: string) => ReactNode;
}

/** The replies to a comment, oldest first: the newest two, and those before them once they are asked for. */
export function Replies({ feedId, thread, onReply, boxUnder }: RepliesProps) {
  const isCounted = thread.replies !== undefined;
  const [isOpen, setIsOpen] = useState(!isCounted);
  const { data, isFetching, isError, hasNextPage, fetchNextPage, refetch } = useRepliesToCommentInfiniteQuery(
    { feedId, parentId: thread.id },
    { skip: !isOpen },
  );
  const loaded = uniqueById(data?.pages.flatMap(({ comments }) => comments) ?? []);
  const newest = (thread.newest ?? []).filter(({ id }) => loaded.every((reply) => reply.id !== id));
  const total = thread.replies ?? data?.pages[0]?.pagination.total ?? 0;
  const others = data && !hasNextPage ? 0 : Math.max(0, total - loaded.length - newest.length);
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useFocusOnNext(list, loaded);
  const show = () => {
    focusNext();
    if (data && hasNextPage) void fetchNextPage();
    else if (isOpen) void refetch();
    setIsOpen(true);
  };
  const item = (reply: CommentDto, index: number) => (
    <CommentItem
      key={reply.id}
      comment={reply}
      onReply={onReply}
      isSettled={index < loaded.length - 2 * REPLIES_AT_ONCE}
    >
      {boxUnder(reply.id)}
    </CommentItem>
  );
  if (total === 0) return null;
  return (
    <Box
      ref={list}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', pl: { xs: 5, sm: 11.5 } }}
    >
      <PlainList aria-label={replyTexts.replies} sx={{ '& > li + li': { mt: 2 } }}>
        {loaded.map(item)}
        {(others > 0 || isError) && (
          <li>
            {isError ? (
              <InlineError title={replyTexts.failed} isPartial onRetry={show} />
            ) : (
              <Box sx={{ display: 'grid', mb: 2 }}>
                <LoadMore isBusy={isFetching} onClick={show}>
                  {others > REPLIES_AT_ONCE
                    ? replyTexts.showSome(REPLIES_AT_ONCE, others)
                    : replyTexts.show(others)}
                </LoadMore>
              </Box>
            )}
          </li>
        )}
        {newest.map((reply) => item(reply, loaded.length))}
      </PlainList>
    </Box>
  );
}

/** Moves the focus to the first reply that is added once it is shown, because the button may be gone. */
function useFocusOnNext(list: RefObject<HTMLElement | null>, loaded: readonly CommentDto[]): () => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null) return;
    const next = loaded[before.current];
    if (!next) return;
    before.current = null;
    list.current?.querySelector<HTMLElement>(`[data-comment="${next.id}"]`)?.focus({ preventScroll: true });
  });
  return () => {
    before.current = loaded.length;
  };
}
