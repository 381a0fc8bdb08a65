import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Suspense, useRef, useState } from 'react';
import { LoadMore } from '../../components/LoadMore';
import { NewEntriesPill } from '../../components/NewEntriesPill';
import { InlineError } from '../../components/states/InlineError';
import { PersonRowsSkeleton } from '../../components/states/PersonRowsSkeleton';
import { useFocusOnListStart, useShowOnArrival } from '../../lib/hooks/listFocus';
import { uniqueById } from '../../api/growing';
import { answerTexts } from '../../texts/answers';
import { commentTexts } from '../../texts/feeds';
import type { Question } from './exports/question';
import { PartPlace } from '../page-staff/exports/PartPlace';
import { usePostPage } from '../page-staff/exports/postPage';
import { WritingPlace } from '../safety/exports/WritingPlace';
import { CommentBox } from './CommentBox';
import { Thread } from './Thread';
import { useNewReplies } from './useNewReplies';
import { useCommentsOfPostInfiniteQuery } from './commentsApi';

const AcceptedAnswer = lazyChunk(() => import('./AcceptedAnswer'), 'AcceptedAnswer');

export interface CommentsPanelProps {
  feedId: string;
  /** The number of comments on the post. */
  count: number;
  /** The question that they answer, if the post is one. */
  question?: Question;
  /** Focuses the field, because the member wants to write a comment. */
  isWriting: boolean;
  /** In a sheet, the list scrolls above the field, which stays at the lower edge. */
  isSheet?: boolean;
}

const rows = { display: 'grid', gap: 5.5 };
const sheetLayout = {
  ...{ flex: 1, minHeight: 0, display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' },
  // One field at a time: the keyboard of a phone leaves no room for two.
  '&:has([data-comment] form:focus-within) > :last-of-type': { display: 'none' },
};

/** Without the focus, which stays in the field for the next comment. A long comment is shown from its beginning. */
function intoView(comment: HTMLElement): void {
  comment.scrollIntoView({ block: 'nearest' });
}

/** The comments on a post, newest first, and the form to write one. */
export function Comments({ feedId, count, question, isWriting, isSheet = false }: CommentsPanelProps) {
  const pageId = usePostPage();
  const words = question ? answerTexts : commentTexts;
  const query = useCommentsOfPostInfiniteQuery(feedId);
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const comments = uniqueById(data?.pages.flatMap((page) => page.comments) ?? []);
  // The accepted answer stands above the others.
  const others = comments.filter(({ id }) => id !== question?.answerId);
  const accepted = comments.find(({ id }) => id === question?.answerId);
  const fold = useRef<HTMLDivElement>(null);
  useFocusOnListStart(fold);
  const fresh = useNewComments(count, query);
  const replies = useNewReplies(feedId, fresh, comments);
  const newReplies = [...(replies?.values() ?? [])].reduce((sum, more) => sum + more, 0);
  const newComments = replies ? fresh - newReplies : 0;
  const focusFirst = useShowOnArrival(fold, 'li', query);
  const showPosted = useShowOnArrival(fold, 'li', query, intoView);
  const showNew = () => {
    focusFirst();
    void refetch();
  };
  const field = (
    <WritingPlace isInCard>
      <PartPlace pageId={pageId}>
        <CommentBox feedId={feedId} words={words} isWriting={isWriting} onPosted={showPosted} />
      </PartPlace>
    </WritingPlace>
  );
  const list = (
    <>
      {question?.answerId && (
        <Suspense fallback={<PersonRowsSkeleton rows={1} label={words.loading} />}>
          <AcceptedAnswer question={question} thread={accepted} />
        </Suspense>
      )}
      {data && (
        <div>
          {/* As high as the pill, which comes and goes. */}
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              minHeight: 36,
              mt: -3.5,
              mb: 1.5,
              typography: 'caption',
              color: 'text.secondary',
            }}
          >
            <span>{[words.none, ''][comments.length] ?? commentTexts.newestFirst}</span>
            {newComments > 0 && <NewEntriesPill text={words.fresh(newComments)} onClick={showNew} />}
          </Box>
          {others.length > 0 && (
            <PlainList
              aria-label={words.comments}
              sx={{ display: 'grid', gap: 3.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
            >
              {others.map((comment) => (
                <Thread
                  key={comment.id}
                  feedId={feedId}
                  thread={{ replies: 0, ...comment }}
                  question={question}
                  fresh={replies?.get(comment.id)}
                  onShowFresh={() => void refetch()}
                />
              ))}
            </PlainList>
          )}
        </div>
      )}
      {!data && !isError && <PersonRowsSkeleton rows={Math.min(count, 3)} label={words.loading} />}
      {isError && (
        <InlineError
          title={words.failed}
          isPartial={data !== undefined}
          onRetry={() => void (data && hasNextPage ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && !isError && (
        <Box>
          <LoadMore isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.loadMore}
          </LoadMore>
        </Box>
      )}
    </>
  );
  return (
    <Box
      ref={fold}
      tabIndex={-1}
      role="group"
      aria-label={words.ofPost}
      sx={{
        '&:focus-visible': { outline: 'none' },
        ...(isSheet ? sheetLayout : rows),
      }}
    >
      {isSheet ? (
        <>
          <Box
            sx={{ overflowY: 'auto', overscrollBehavior: 'contain', p: 4, ...rows, alignContent: 'start' }}
          >
            {list}
          </Box>
          <Box
            sx={{
              p: 4,
              py: 3,
              pb: 'calc(12px + env(safe-area-inset-bottom))',
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            {field}
          </Box>
        </>
      ) : (
        <>
          {field}
          {list}
        </>
      )}
    </Box>
  );
}

/** The list of comments as it was fetched. */
interface FetchedList {
  data?: { pages: readonly { comments: readonly { replies?: number }[]; pagination: { total: number } }[] };
  isFetching: boolean;
  /** When the list arrived. */
  fulfilledTimeStamp?: number;
}

/**
 * How many comments were written since the list was fetched; 0 while it is being fetched.
 * @param count the comments of the post as its counter says now
 */
function useNewComments(count: number, { data, isFetching, fulfilledTimeStamp }: FetchedList): number {
  // The counter may be older than the list, and it counts comments of members whom the list leaves out.
  const listed = data?.pages.flatMap(({ comments }) => comments) ?? [];
  const replies = listed.reduce((sum, thread) => sum + (thread.replies ?? 0), 0);
  const known = Math.max(count, (data?.pages[0]?.pagination.total ?? 0) + replies);
  const [base, setBase] = useState({ at: fulfilledTimeStamp, known });
  if (base.at !== fulfilledTimeStamp) setBase({ at: fulfilledTimeStamp, known });
  return data && !isFetching ? Math.max(0, count - base.known) : 0;
}
