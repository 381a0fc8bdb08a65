import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { useEffect, type ReactNode } from 'react';
import {
  ListContextProvider,
  ResourceContextProvider,
  useGetList,
  useListFilterContext,
  type ListControllerResult,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { newestFirst } from '../../providers/records';
import { useListAddress, type AddressValues, type ChangeOptions } from './useListAddress';

/** The URL parameters of a list: `?status=suspended&sort=name`. */
export interface Listing {
  /** Names of the filters' parameters, besides `page` and `search`. */
  filters?: readonly string[];
  /** Makes the data provider's filter from the parameters, without invalid values. */
  toFilter?: (values: AddressValues) => AddressValues;
  /** The order in the URL. Default: newest first, without a parameter. */
  sort?: {
    parameters: readonly string[];
    fromAddress: (values: AddressValues) => SortPayload;
    toAddress: (sort: SortPayload) => AddressValues;
  };
}

export interface ConsoleListControllerProps {
  resource: string;
  listing?: Listing;
  /** Entries per page. Default: {@link PAGE_SIZE}, as in every list of the specification. */
  perPage?: number;
  /** A fixed filter of the screen, in addition to the URL's. */
  filter?: Readonly<Record<string, unknown>>;
}

/**
 * Like react-admin's `useListController`, with three differences that the specification requires: URLs are short
 * (`?page=2&search=asha`, not JSON); a page that fails to load stays open (react-admin opens page 1); a page beyond the
 * end is replaced by the last page, without a history entry.
 */
export function useConsoleListController<Entry extends RaRecord>({
  resource,
  listing: { filters = [], toFilter, sort: sorting } = {},
  perPage = PAGE_SIZE,
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
      pagination: { page, perPage },
      sort,
      filter: { search: filterValues.search ?? '', ...toFilter?.(filterValues), ...filter },
    },
    // The previous page stays visible until the next one has arrived, so that the layout does not shift.
    { placeholderData: (previous) => previous },
  );

  const lastPage = Math.ceil((total ?? 0) / perPage);
  const isBeyondEnd = !query.isFetching && lastPage > 0 && page > lastPage;
  useEffect(() => {
    if (isBeyondEnd) correctPage(lastPage);
  });

  return {
    resource,
    data,
    total,
    meta: query.meta as unknown,
    // An error is hidden while the list is fetched again.
    error: query.isFetching ? null : error,
    isFetching: query.isFetching || isBeyondEnd,
    isPending: query.isPending,
    refetch,
    page,
    perPage,
    setPage: openPage,
    sort,
    setSort: (next: SortPayload) => change({ ...filterValues, ...sorting?.toAddress(next) }),
    filterValues,
    setFilters: (next: AddressValues, options?: ChangeOptions) =>
      change({ ...next, ...sorting?.toAddress(sort) }, options),
    // The type has more members for react-admin's own components, which the console does not use.
  } as unknown as ListControllerResult<Entry>;
}

function without(values: AddressValues, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/** Like react-admin's `ListBase`, with the console's URL parameters. Its children use `useListContext`. */
export function ConsoleListBase({
  children,
  ...props
}: ConsoleListControllerProps & { children: ReactNode }) {
  const controller = useConsoleListController(props);
  return (
    <ResourceContextProvider value={props.resource}>
      <ListContextProvider value={controller}>{children}</ListContextProvider>
    </ResourceContextProvider>
  );
}

interface ListFilters {
  /** The search as `search`, and the list's own filters, as in the URL. */
  filterValues: AddressValues;
  /** Replaces the filters and opens the first page. */
  setFilters: (values: AddressValues, options?: ChangeOptions) => void;
}

/** The filters of the list context with types; react-admin leaves them untyped. */
export const useListFilters = (): ListFilters => useListFilterContext();
