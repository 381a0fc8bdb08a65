import type { GrowingPaginationDto } from './generated';

/**
 * How a list grows by infinite query: each page begins after the last entry of the one before. By page number, entries would be
 * skipped as soon as others are deleted.
 */
export const GROWING = {
  initialPageParam: '',
  getNextPageParam: ({ pagination }: { pagination: GrowingPaginationDto }) => pagination.next ?? undefined,
};

/**
 * The list without duplicate ids. With page numbers, entries shift between two loads: if a new entry was added
 * meanwhile, the last entry of one page appears again on the next page.
 */
export function uniqueById<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
