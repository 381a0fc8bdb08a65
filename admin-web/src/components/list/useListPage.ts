import { useEffect } from 'react';
import { useGetList, type RaRecord, type SortPayload } from 'react-admin';
import { newestFirst } from '../../providers/records/order';
import { useListAddress, type ListAddress, type ListFilters } from './useListAddress';

export const ENTRIES_PER_PAGE = 10;

/** One page of a list by the address, and how to move in it. */
export interface ListPage<Entry> extends ListAddress {
  entries: Entry[];
  /** In the whole list. */
  total: number;
  totalPages: number;
  /** Whether search or filters leave anything out. */
  isNarrowed: boolean;
  isLoading: boolean;
  /** Null while it is tried again. */
  error: Error | null;
  /** What the answer carries beside the entries. */
  meta: unknown;
  refetch: () => void;
}

/** A list's own parameters, and what each address asks for. */
export interface Listing {
  /** Of the parameters in the address. */
  names?: readonly string[];
  /** What an address asks for; what makes no sense in it is left out. */
  ask?: (filters: ListFilters) => { filter?: Readonly<Record<string, string>>; sort?: SortPayload };
  /** What the screen itself asks for, whatever its address says. */
  given?: Readonly<Record<string, unknown>>;
}

/** One page of a resource, by page, search and the list's own parameters in the address. */
export function useListPage<Entry extends RaRecord>(
  resource: string,
  { names, ask, given }: Listing = {},
): ListPage<Entry> {
  const address = useListAddress(names);
  const { page, search, correctPage } = address;
  const { filter = {}, sort = newestFirst } = ask?.(address.filters) ?? {};
  const list = useGetList<Entry>(
    resource,
    { pagination: { page, perPage: ENTRIES_PER_PAGE }, sort, filter: { search, ...filter, ...given } },
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
    isNarrowed: search !== '' || Object.keys(filter).length > 0,
    isLoading: list.isFetching || isBeyondEnd,
    error: list.isFetching ? null : list.error,
    meta: list.meta,
    refetch: () => void list.refetch(),
  };
}
