import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { GetAllFeedsDto } from '../../api/generated';
import { EmptyState } from '../../components/states/EmptyState';
import { composerLink } from './composerLink';
import { PostPages } from './exports/PostPages';
import { useFeedsGetAllFeedsQuery, useFeedsGetFollowingQuery } from './feedsApi';
import { pageFromSearch } from '../../lib/address/pageParameter';
import { commonTexts } from '../../texts/common';
import { feedTexts } from '../../texts/feeds';

interface FeedListProps {
  /** Which posts: those of a page, or of a member (`usersFeed`). All posts by default. */
  filter?: Pick<GetAllFeedsDto, 'pageId' | 'usersFeed' | 'userId'>;
  /** Whether it is the home feed, which says how many posts are new. */
  isHome?: boolean;
  /** Shown if there are no posts. */
  empty?: ReactNode;
  /** Shown after the third post, or after the last one of fewer. */
  interlude?: ReactNode;
}

/** A feed, a page at a time. */
export function FeedList({ filter, isHome = false, empty = <NothingYet />, interlude }: FeedListProps) {
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const answer = useFeedsGetAllFeedsQuery({
    // public/early.js sends the same for the first page; the order of the fields counts.
    getAllFeedsDto: { usersFeed: false, ...filter, page, limit: PAGE_SIZE },
  });
  return (
    <PostPages
      answer={answer}
      page={page}
      empty={empty}
      interlude={interlude}
      feed={isHome ? 'everyone' : undefined}
    />
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

interface FollowingListProps {
  /** Shown if there are no posts. */
  empty: ReactNode;
  /** Shown after the third post, or after the last one of fewer. */
  interlude?: ReactNode;
}

/** The posts of pages that the member follows or created, a page at a time. */
export function FollowingList({ empty, interlude }: FollowingListProps) {
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const answer = useFeedsGetFollowingQuery({ getFollowingDto: { page, limit: PAGE_SIZE } });
  return <PostPages answer={answer} page={page} empty={empty} interlude={interlude} feed="following" />;
}
