import { Button } from '@campus-commons/web-kit/Button.tsx';
import {
  Fragment,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { FeedDto, FeedListResponseDto } from '../../../api/generated';
import { Pager } from '../../../components/Pager';
import { EmptyState } from '../../../components/states/EmptyState';
import { Feature } from '../../../components/Feature';
import { ErrorBox } from '../../../components/states/ErrorBox';
import { endEarlyPosts } from '../../../lib/loading/early';
import { searchForPage } from '../../../lib/address/pageParameter';
import { useCurrentLinkClick } from '../../../lib/hooks/useCurrentLinkClick';
import { useFocusAfterPaging, useFocusOnListStart, useShowOnArrival } from '../../../lib/hooks/listFocus';
import { commonTexts } from '../../../texts/common';
import { feedTexts } from '../../../texts/feeds';
import { newPosts, useShownPosts } from '../../live/exports/shownPosts';
import { useLikeFaces } from '../../likes/exports/useLikeFaces';
import { PostSkeleton } from '../FeedSkeleton';
import { FeedStack } from './FeedStack';
import { PostCard } from '../PostCard';
import { useLastVisit, type LastVisit } from '../lastVisit';
import { LastVisitLine } from '../LastVisitLine';
import { usePreloadedCode } from '../usePreloadedCode';

/** The number of posts that are visible, at least in part, without scrolling. */
const FIRST_WINDOW = 2;
/** The number of posts above the interlude. */
const INTERLUDE_AFTER_POSTS = 3;

interface PostPagesProps {
  /** The query of one page of posts. */
  answer: {
    currentData?: FeedListResponseDto;
    isError: boolean;
    error?: unknown;
    isFetching: boolean;
    refetch: () => PromiseLike<{ isSuccess: boolean }>;
  };
  /** The number of that page. */
  page: number;
  /** Shown if there are no posts. */
  empty: ReactNode;
  /** Heading of the error. */
  failed?: string;
  /** What is said while it loads. */
  loading?: string;
  /** Shown after the third post, or after the last one of fewer. */
  interlude?: ReactNode;
  /** Shown above the posts, together with them. */
  above?: ReactNode;
  /** Shown after the first post. */
  afterFirst?: ReactNode;
  /** Whether what follows the first post waits, so that it does not move when it is known what is between. */
  isHeld?: boolean;
  /** The feed, whose new posts are counted while its first page is shown, and told from those of the last visit. */
  feed?: 'everyone' | 'following';
}

/** A list of posts, page by page; the page number is in the address. */
export function PostPages({
  answer,
  page,
  empty,
  failed = feedTexts.feedsFailed,
  loading = feedTexts.loadingFeeds,
  interlude,
  above,
  afterFirst,
  isHeld = false,
  feed,
}: PostPagesProps) {
  const { isError, error, isFetching, refetch } = answer;
  // An answer from the store is rendered in one go, and a slow phone takes a quarter of a second for the first posts. Deferred,
  // they leave room for taps and scrolling. Only their arrival: a like is shown at once.
  const hasArrived = useDeferredValue(answer.currentData !== undefined);
  const currentData = hasArrived ? answer.currentData : undefined;
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterPaging(list, page);
  useFocusOnListStart(list);
  useCurrentLinkClick(refetch);
  const isSettled = currentData !== undefined || isError;
  useLayoutEffect(() => {
    if (isSettled) endEarlyPosts();
  }, [isSettled]);
  usePreloadedCode(isSettled);
  const focusFirst = useShowOnArrival(list, 'article', { data: currentData, isFetching });
  const showNew = async () => {
    const count = newPosts.get();
    newPosts.set(0);
    focusFirst();
    const { isSuccess } = await refetch();
    if (!isSuccess) newPosts.set(count);
  };
  useShownPosts(
    currentData?.data.feeds.map(({ id }) => id),
    page === 1 ? feed : null,
    () => void showNew(),
  );

  const lastVisit = useLastVisit(feed && currentData?.data.feeds, page === 1);

  return (
    <FeedStack
      ref={list}
      tabIndex={-1}
      role="region"
      aria-label={feedTexts.posts}
      aria-busy={isFetching || !isSettled}
    >
      {isError && (
        <ErrorBox title={failed} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {!currentData && !isError && <Loading label={loading} />}
      {currentData && above}
      {currentData?.data.held?.map((post) => (
        <Feature key={post.id}>
          <PostCard post={post} />
        </Feature>
      ))}
      {currentData && (
        <Posts
          key={page}
          posts={currentData.data.feeds}
          afterFirst={page === 1 && afterFirst}
          interlude={interlude}
          isHeld={isHeld}
          lastVisit={lastVisit}
        >
          {currentData.data.feeds.length === 0 &&
            !currentData.data.held?.length &&
            (page === 1 ? empty : <BeyondEnd />)}
          <Pager
            label={feedTexts.feedPages}
            page={page}
            totalPages={currentData.data.pagination.totalPages}
            isFullBleed
          />
        </Posts>
      )}
    </FeedStack>
  );
}

interface PostsProps {
  posts: readonly FeedDto[];
  afterFirst: ReactNode;
  interlude: ReactNode;
  isHeld: boolean;
  lastVisit: LastVisit | undefined;
  /** Shown below the last post. */
  children: ReactNode;
}

/**
 * Renders the posts of the first window at once and the others a few at a time, so that a slow phone stays responsive.
 * Content below the posts is rendered last, so that it does not move.
 */
function Posts({ posts, afterFirst, interlude, isHeld, lastVisit, children }: PostsProps) {
  const [painted, setPainted] = useState(FIRST_WINDOW);
  const isComplete = painted >= posts.length && !isHeld;
  useEffect(() => {
    if (!isComplete && !isHeld) startTransition(() => setPainted(2 * painted));
  }, [isComplete, isHeld, painted]);
  // They change every post with a like: deferred, for the same reason.
  const faces = useDeferredValue(useLikeFaces(posts, isComplete));
  return (
    <>
      {posts.slice(0, isHeld ? 1 : painted).map((post, index) => (
        <Fragment key={post.id}>
          <Feature>
            <PostCard post={post} faces={faces.get(post.id)} isInFirstWindow={index < FIRST_WINDOW} />
          </Feature>
          {index === lastVisit?.last && <LastVisitLine time={lastVisit.since} />}
          {index === 0 && afterFirst}
          {index + 1 === Math.min(INTERLUDE_AFTER_POSTS, posts.length) && interlude}
        </Fragment>
      ))}
      {isComplete && children}
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <>
      <PostSkeleton label={label} />
      <PostSkeleton />
    </>
  );
}

function BeyondEnd() {
  const [search] = useSearchParams();
  return (
    <EmptyState
      title={commonTexts.noFeeds}
      actions={
        <Button variant="tonal" component={Link} to={searchForPage(search, 1)}>
          {commonTexts.firstPage}
        </Button>
      }
    >
      {feedTexts.feedEnds}
    </EmptyState>
  );
}
