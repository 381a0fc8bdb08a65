import type { SortPayload } from 'react-admin';
import type { Listing } from '../../components/list/useConsoleListController';
import type { AddressValues } from '../../components/list/useListAddress';
import { newestFirst } from '../../providers/records/order';
import { isStatus, isUserSort, type UserSort } from '../../providers/records/users';

type Order = SortPayload['order'];

/** The order that the first click on a column's head gives. */
export const firstOrder = (field: string): Order => (field === newestFirst.field ? newestFirst.order : 'ASC');

const orders: Readonly<Record<string, Order>> = { asc: 'ASC', desc: 'DESC' };

/** The order that an address asks for; newest first if it names none, or none that exists. */
function sortOf({ sort, order = '' }: Readonly<Record<string, string>>): SortPayload & { field: UserSort } {
  if (!isUserSort(sort)) return newestFirst;
  return { field: sort, order: orders[order] ?? firstOrder(sort) };
}

/** The parameters of an order, without those that the address does not need. */
function parametersOf({ field, order }: SortPayload): { sort: string; order: string } {
  const isDefault = field === newestFirst.field && order === newestFirst.order;
  return { sort: isDefault ? '' : field, order: order === firstOrder(field) ? '' : order.toLowerCase() };
}

/** The users list in the address: `?status=suspended&sort=name&order=desc`. */
export const listing: Listing = {
  filters: ['status'],
  toFilter: ({ status }): AddressValues => (isStatus(status) ? { status } : {}),
  sort: { parameters: ['sort', 'order'], fromAddress: sortOf, toAddress: parametersOf },
};
