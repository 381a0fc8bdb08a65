import { useMemo, useState, useSyncExternalStore } from 'react';
import type { SuggestionField } from './suggestionField';

/** Something that is being typed at the caret. */
export interface TypedQuery {
  /** What to search for. */
  q: string;
  /** Characters from its mark (`@`, `#`) to the caret. */
  length: number;
}

/**
 * What is being typed in a field after a mark.
 * @param read finds it at the end of a text; null if there is none
 * @returns `query` while it is typed, `q` while it is to be searched: what was chosen or dismissed (`finish`) is not searched again while
 *   the text goes on after it
 */
export function useTypedQuery(field: SuggestionField, read: (before: string) => TypedQuery | null) {
  const before = useSyncExternalStore(field.subscribe, field.textBefore);
  const query = useMemo(() => (before === null ? null : read(before)), [before, read]);
  const [done, finish] = useState<string>();
  if (before !== null && query === null && done !== undefined) finish(undefined);
  const q = query && !(done !== undefined && query.q.startsWith(done)) ? query.q : undefined;
  return { query, q, finish };
}
