import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageFromSearch } from '../../lib/address/pageParameter';
import { PostPages } from './exports/PostPages';
import { useFeedsGetFollowingQuery } from './feedsApi';

interface FollowingListProps {
  /** Shown if there are no posts. */
  empty: ReactNode;
  /** Shown after the third post, or after the last one of fewer. */
  interlude?: ReactNode;
}

/** The posts of pages that the member follows or created, ten per page. */
export function FollowingList({ empty, interlude }: FollowingListProps) {
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const answer = useFeedsGetFollowingQuery({ getFollowingDto: { page, limit: PAGE_SIZE } });
  return <PostPages answer={answer} page={page} empty={empty} interlude={interlude} feed="following" />;
}
