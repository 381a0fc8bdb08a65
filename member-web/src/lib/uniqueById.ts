/**
 * The list without repeated entries. Lists by page number shift while they are read: what stood last on one page comes
 * again on the next when something new has pushed it there.
 */
export function uniqueById<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
