import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { GetAllFeedsDto } from '../../api/generated';
import { Pager } from '../../components/Pager';
import { EmptyState } from '../../components/states/EmptyState';
import { ErrorBox } from '../../components/states/ErrorBox';
import { pageInAddress, searchOfPage } from '../../lib/pageInAddress';
import { useFocusAfterRemoval } from '../../lib/useFocusAfterRemoval';
import { commonTexts } from '../../texts/common';
import { feedTexts } from '../../texts/feeds';
import { composerLink } from './composerLink';
import { FEED_PAGE_SIZE, useFeedsGetAllFeedsQuery } from './feedsApi';
import { PostSkeleton } from './FeedSkeleton';
import { FeedStack } from './FeedStack';
import { PostCard } from './PostCard';

interface FeedListProps {
  /** Which posts: those of a page, or of a member (`usersFeed`); everything without it. */
  filter?: Pick<GetAllFeedsDto, 'pageId' | 'usersFeed' | 'userId'>;
  /** Stands where there is no post yet. */
  empty?: ReactNode;
}

/** A feed, ten posts a page; which page is in the address. */
export function FeedList({ filter, empty = <NothingYet /> }: FeedListProps) {
  const [search] = useSearchParams();
  const page = pageInAddress(search);
  const { currentData, isError, error, isFetching, refetch } = useFeedsGetAllFeedsQuery({
    getAllFeedsDto: { ...filter, page, limit: FEED_PAGE_SIZE },
  });
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterLeafing(list, page);
  useFocusAfterRemoval(list, currentData?.data.feeds.length ?? 0);

  return (
    <FeedStack ref={list} tabIndex={-1} role="region" aria-label={feedTexts.posts} aria-busy={isFetching}>
      {isError && (
        <ErrorBox
          title={feedTexts.feedsFailed}
          actions={
            <Button variant="tonal" loading={isFetching} onClick={() => void refetch()}>
              {commonTexts.tryAgain}
            </Button>
          }
        >
          {errorText(error)} {commonTexts.nothingLost}
        </ErrorBox>
      )}
      {!currentData && !isError && <Loading />}
      {currentData?.data.feeds.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {currentData?.data.feeds.length === 0 && (page === 1 ? empty : <BeyondEnd />)}
      {currentData && (
        <Pager label={feedTexts.feedPages} page={page} totalPages={currentData.data.pagination.totalPages} />
      )}
    </FeedStack>
  );
}

/** After leafing, the focus stands at the start of the new page and not on a button that is gone. */
function useFocusAfterLeafing(list: RefObject<HTMLElement | null>, page: number): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    list.current?.focus({ preventScroll: true });
  }, [list, page]);
}

function Loading() {
  return (
    <>
      <PostSkeleton label={feedTexts.loadingFeeds} />
      <PostSkeleton />
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title={commonTexts.noFeeds}
      actions={
        <Button variant="contained" component={Link} {...composerLink}>
          {commonTexts.writePost}
        </Button>
      }
    >
      {feedTexts.feedEmpty}
    </EmptyState>
  );
}

function BeyondEnd() {
  const [search] = useSearchParams();
  return (
    <EmptyState
      title={commonTexts.noFeeds}
      actions={
        <Button variant="tonal" component={Link} to={searchOfPage(search, 1)}>
          {commonTexts.firstPage}
        </Button>
      }
    >
      {feedTexts.feedEnds}
    </EmptyState>
  );
}
