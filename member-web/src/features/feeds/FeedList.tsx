import sapling from '@campus-commons/web-kit/art/sapling.svg';
import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { GetAllFeedsDto } from '../../api/generated';
import { EmptyState } from '../../components/states/EmptyState';
import { composerLink } from './composerLink';
import { PostPages } from './exports/PostPages';
import { useFeedsGetAllFeedsQuery, useFeedsGetFollowingQuery, useFeedsGetPopularQuery } from './feedsApi';
import { pageFromSearch } from '../../lib/address/pageParameter';
import { commonTexts } from '../../texts/common';
import { feedTexts } from '../../texts/feeds';

/** What the dashboard puts between the posts; see {@link PostPages}. */
type Between = Pick<ComponentProps<typeof PostPages>, 'interlude' | 'afterFirst' | 'isHeld'>;

interface FeedListProps extends Between {
  /** Which posts: those about a project, or of a member (`usersFeed`). All posts by default. */
  filter?: Pick<GetAllFeedsDto, 'pageId' | 'projectId' | 'usersFeed' | 'userId'>;
  /** Whether it is the home feed, which says how many posts are new. */
  isHome?: boolean;
  /** Shown if there are no posts. */
  empty?: ReactNode;
}

/** A feed, a page at a time. */
export function FeedList({ filter, isHome = false, empty = <NothingYet />, ...between }: FeedListProps) {
  return <PostPages {...useFeed(filter)} empty={empty} {...between} feed={isHome ? 'everyone' : undefined} />;
}

/** The page of a feed that the address names, and its number. */
export function useFeed(filter: FeedListProps['filter']) {
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const answer = useFeedsGetAllFeedsQuery({
    // public/early.js sends the same for the first page; the order of the fields counts.
    getAllFeedsDto: { usersFeed: false, ...filter, page, limit: PAGE_SIZE },
  });
  return { answer, page };
}

interface NothingYetProps {
  /** Whether another card has the view's primary button. */
  isQuiet?: boolean;
}

/** There are no posts at all. */
export function NothingYet({ isQuiet = false }: NothingYetProps) {
  return (
    <EmptyState
      scene={sapling}
      title={commonTexts.noFeeds}
      actions={
        <Button variant={isQuiet ? 'tonal' : 'contained'} component={Link} {...composerLink}>
          {commonTexts.writePost}
        </Button>
      }
    >
      {feedTexts.feedEmpty}
    </EmptyState>
  );
}

interface ListProps extends Between {
  /** Shown if there are no posts. */
  empty: ReactNode;
}

/** The posts of pages that the member follows or created, a page at a time. */
export function FollowingList({ empty, ...between }: ListProps) {
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const answer = useFeedsGetFollowingQuery({ getFollowingDto: { page, limit: PAGE_SIZE } });
  return <PostPages answer={answer} page={page} empty={empty} {...between} feed="following" />;
}

/** The posts of the last seven days that most like and talk about, a page at a time. */
export function PopularList({ empty, ...between }: ListProps) {
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const answer = useFeedsGetPopularQuery({ getPopularDto: { page, limit: PAGE_SIZE } });
  return <PostPages answer={answer} page={page} empty={empty} {...between} />;
}
