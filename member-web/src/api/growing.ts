import type { GrowingPaginationDto } from './generated';

/**
 * How a list grows by infinite query: each page begins after the last entry of the one before. By page number, entries would be
 * skipped as soon as others are deleted.
 */
export const GROWING = {
  initialPageParam: '',
  getNextPageParam: ({ pagination }: { pagination: GrowingPaginationDto }) => pagination.next ?? undefined,
};
