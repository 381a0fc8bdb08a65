/**
 * The list without duplicate ids. In lists by page number the entries shift while they are read: the last entry of one
 * page appears again on the next page when a new entry was added meanwhile.
 */
export function uniqueById<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
