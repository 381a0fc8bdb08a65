import type { SortPayload } from 'react-admin';
import type { Listing } from '../../components/list/ConsoleListBase';
import { storableText, type AddressValues } from '../../components/list/useListAddress';
import { isStatus, isUserSort, newestFirst, type UserFilter, type UserSort } from '../../providers/records';

type Order = SortPayload['order'];

/** The order after the first click on a column header. */
export const firstOrder = (field: string): Order => (field === newestFirst.field ? newestFirst.order : 'ASC');

const orders: Readonly<Record<string, Order>> = { asc: 'ASC', desc: 'DESC' };

/** The order from the URL parameters; newest first if there is none or it is invalid. */
function sortOf({ sort, order = '' }: Readonly<Record<string, string>>): SortPayload & { field: UserSort } {
  if (!isUserSort(sort)) return newestFirst;
  return { field: sort, order: orders[order] ?? firstOrder(sort) };
}

/** The URL parameters of an order; a default value is empty. */
function parametersOf({ field, order }: SortPayload): { sort: string; order: string } {
  const isDefault = field === newestFirst.field && order === newestFirst.order;
  return { sort: isDefault ? '' : field, order: order === firstOrder(field) ? '' : order.toLowerCase() };
}

/** The filters besides the search, without invalid and empty values. */
export function userFilter({ status, college = '' }: AddressValues): UserFilter {
  const text = storableText(college);
  return { ...(isStatus(status) && { status }), ...(text !== '' && { college: text }) };
}

/** The URL parameters of the users list: `?status=suspended&college=iet&sort=name&order=desc`. */
export const listing: Listing = {
  filters: ['status', 'college'],
  toFilter: userFilter,
  sort: { parameters: ['sort', 'order'], fromAddress: sortOf, toAddress: parametersOf },
};
