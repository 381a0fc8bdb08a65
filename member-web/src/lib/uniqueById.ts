/**
 * The list without duplicate ids. With page numbers, entries shift between two loads: if a new entry was added
 * meanwhile, the last entry of one page appears again on the next page.
 */
export function uniqueById<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
