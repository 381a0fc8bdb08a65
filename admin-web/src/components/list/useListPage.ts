import { useEffect } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { newestFirst } from '../../providers/records/order';
import { useListAddress, type ListAddress } from './useListAddress';

export const ENTRIES_PER_PAGE = 10;

/** One page of a list by the address, and how to move in it. */
export interface ListPage<Entry> extends ListAddress {
  entries: Entry[];
  /** In the whole list. */
  total: number;
  totalPages: number;
  isLoading: boolean;
  /** Null while it is tried again. */
  error: Error | null;
  refetch: () => void;
}

/**
 * One page of a resource, by page and search in the address.
 *
 * @param filter what narrows it beside the search
 */
export function useListPage<Entry extends RaRecord>(
  resource: string,
  filter: Record<string, unknown> = {},
): ListPage<Entry> {
  const address = useListAddress();
  const { page, search, correctPage } = address;
  const list = useGetList<Entry>(
    resource,
    { pagination: { page, perPage: ENTRIES_PER_PAGE }, sort: newestFirst, filter: { ...filter, search } },
    // The page before stays, dimmed, until its successor is there; nothing jumps.
    { placeholderData: (previous) => previous },
  );

  const total = list.total ?? 0;
  const totalPages = Math.ceil(total / ENTRIES_PER_PAGE);
  const isBeyondEnd = !list.isFetching && totalPages > 0 && page > totalPages;
  useEffect(() => {
    if (isBeyondEnd) correctPage(totalPages);
  });

  return {
    ...address,
    searchFor: (text) => {
      // The address stays as it is, so nothing would ask again by itself.
      if (page === 1 && text.trim() === search) void list.refetch();
      else address.searchFor(text);
    },
    entries: list.data ?? [],
    total,
    totalPages,
    isLoading: list.isFetching || isBeyondEnd,
    error: list.isFetching ? null : list.error,
    refetch: () => void list.refetch(),
  };
}
