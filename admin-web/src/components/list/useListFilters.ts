import { useListFilterContext } from 'react-admin';
import type { AddressValues, ChangeOptions } from './useListAddress';

interface ListFilters {
  /** The search as `search`, and the list's own filters, as in the URL. */
  filterValues: AddressValues;
  /** Replaces the filters and opens the first page. */
  setFilters: (values: AddressValues, options?: ChangeOptions) => void;
}

/** The filters of the list context with types; react-admin leaves them untyped. */
export const useListFilters = (): ListFilters => useListFilterContext();
