import type { Listing } from '../../components/list/useListPage';
import { newestFirst } from '../../providers/records/order';
import { isStatus, isUserSort, type UserSort } from '../../providers/records/users';

export type Direction = 'asc' | 'desc';

export interface UserOrder {
  sort: UserSort;
  order: Direction;
}

/** What a click on a column's head sorts by first. */
export const firstDirection = (sort: UserSort): Direction => (sort === 'createdAt' ? 'desc' : 'asc');

/** The order an address asks for; newest first where it names none, or none that exists. */
export function orderOf({ sort, order }: Readonly<Record<string, string>>): UserOrder {
  if (!isUserSort(sort)) return { sort: 'createdAt', order: 'desc' };
  return { sort, order: order === 'asc' || order === 'desc' ? order : firstDirection(sort) };
}

/** An order as the address has it: nothing for what is so by itself. */
export function orderAddress({ sort, order }: UserOrder): { sort: string; order: string } {
  const isUsual = sort === 'createdAt' && order === 'desc';
  return { sort: isUsual ? '' : sort, order: order === firstDirection(sort) ? '' : order };
}

/** Parameters that say in which order, not who. */
export const ORDER_PARAMETERS = ['sort', 'order'];

/** The users list in the address: `?status=suspended&sort=name&order=desc`. */
export const listing: Listing = {
  names: ['status', ...ORDER_PARAMETERS],
  ask: (filters) => {
    const { sort, order } = orderOf(filters);
    return {
      ...(isStatus(filters.status) && { filter: { status: filters.status } }),
      sort:
        sort === 'createdAt' && order === 'desc'
          ? newestFirst
          : { field: sort, order: order === 'asc' ? 'ASC' : 'DESC' },
    };
  },
};
