import { useListFilterContext } from 'react-admin';
import type { AddressValues } from './useListAddress';

interface ListFilters {
  /** The search text as `search`, and the list's own filters, as the address has them. */
  filterValues: AddressValues;
  /** Opens the first page with these filters instead. */
  setFilters: (values: AddressValues) => void;
}

/** The filters of the list context, which react-admin leaves untyped. */
export const useListFilters = (): ListFilters => useListFilterContext();
