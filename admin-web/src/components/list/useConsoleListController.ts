import { useEffect } from 'react';
import { useGetList, type ListControllerResult, type RaRecord, type SortPayload } from 'react-admin';
import { newestFirst } from '../../providers/records/order';
import { useListAddress, type AddressValues } from './useListAddress';

const ENTRIES_PER_PAGE = 10;

/** How a list reads its address: `?status=suspended&sort=name`. */
export interface Listing {
  /** Parameters of the address beside `page` and `search`. */
  filters?: readonly string[];
  /** The filter of the data provider for these parameters; values that make no sense are left out. */
  toFilter?: (values: AddressValues) => AddressValues;
  /** The order in the address; lists without it come newest first. */
  sort?: {
    parameters: readonly string[];
    fromAddress: (values: AddressValues) => SortPayload;
    toAddress: (sort: SortPayload) => AddressValues;
  };
}

export interface ConsoleListControllerProps {
  resource: string;
  listing?: Listing;
  /** A filter that the screen sets, whatever its address says. */
  filter?: Readonly<Record<string, unknown>>;
}

/**
 * The value of the list context, as `useListController` makes it, with three differences that the specification needs:
 * addresses are short (`?page=2&search=asha`, no JSON), a page that fails to load stays (react-admin opens page 1), and
 * a page beyond the end is replaced by the last page, without a history entry.
 */
export function useConsoleListController<Entry extends RaRecord>({
  resource,
  listing: { filters = [], toFilter, sort: sorting } = {},
  filter,
}: ConsoleListControllerProps): ListControllerResult<Entry> {
  const { page, values, openPage, correctPage, change } = useListAddress([
    ...filters,
    ...(sorting?.parameters ?? []),
  ]);
  const sort = sorting?.fromAddress(values) ?? newestFirst;
  const filterValues = without(values, sorting?.parameters ?? []);
  const { data, total, error, refetch, ...query } = useGetList<Entry>(
    resource,
    {
      pagination: { page, perPage: ENTRIES_PER_PAGE },
      sort,
      filter: { search: filterValues.search ?? '', ...toFilter?.(filterValues), ...filter },
    },
    // The previous page stays, dimmed, until the next one has arrived, so that nothing jumps.
    { placeholderData: (previous) => previous },
  );

  const lastPage = Math.ceil((total ?? 0) / ENTRIES_PER_PAGE);
  const isBeyondEnd = !query.isFetching && lastPage > 0 && page > lastPage;
  useEffect(() => {
    if (isBeyondEnd) correctPage(lastPage);
  });

  return {
    resource,
    data,
    total,
    meta: query.meta as unknown,
    // A failure is no longer shown while the list is fetched again.
    error: query.isFetching ? null : error,
    isFetching: query.isFetching || isBeyondEnd,
    isPending: query.isPending,
    refetch,
    page,
    perPage: ENTRIES_PER_PAGE,
    setPage: openPage,
    sort,
    setSort: (next: SortPayload) => change({ ...filterValues, ...sorting?.toAddress(next) }),
    filterValues,
    setFilters: (next: AddressValues) => change({ ...next, ...sorting?.toAddress(sort) }),
    // The console's components read no other members; react-admin's type has more, for its own components.
  } as unknown as ListControllerResult<Entry>;
}

function without(values: AddressValues, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
