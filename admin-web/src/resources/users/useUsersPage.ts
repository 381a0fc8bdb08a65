import { useEffect } from 'react';
import { useGetList } from 'react-admin';
import { useUserStats } from '../../components/useUserStats';
import { newestFirst, type UserRecord } from '../../providers/records';
import { useListAddress } from './useListAddress';

export const USERS_PER_PAGE = 10;

export type UsersPage = ReturnType<typeof useUsersPage>;

/** Everything the users list shows: one page of members by the address, the figures, and how to try again. */
export function useUsersPage() {
  const address = useListAddress();
  const { page, search, correctPage } = address;
  const stats = useUserStats();
  const list = useGetList<UserRecord>(
    'users',
    { pagination: { page, perPage: USERS_PER_PAGE }, sort: newestFirst, filter: { search } },
    // The page before stays, dimmed, until its successor is there; nothing jumps.
    { placeholderData: (previous) => previous },
  );

  const total = list.total ?? 0;
  const totalPages = Math.ceil(total / USERS_PER_PAGE);
  const isBeyondEnd = !list.isFetching && totalPages > 0 && page > totalPages;
  useEffect(() => {
    if (isBeyondEnd) correctPage(totalPages);
  });

  return {
    ...address,
    searchFor: (text: string) => {
      // The address stays as it is, so nothing would ask again by itself.
      if (page === 1 && text.trim() === search) void list.refetch();
      else address.searchFor(text);
    },
    users: list.data ?? [],
    total,
    totalPages,
    isLoading: list.isFetching || isBeyondEnd,
    listError: list.isFetching ? null : list.error,
    stats: stats.error ? undefined : stats.data,
    areStatsLoading: stats.isFetching,
    statsError: stats.isFetching ? null : stats.error,
    tryAgain: () => {
      void stats.refetch();
      void list.refetch();
    },
  };
}
