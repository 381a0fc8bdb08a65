import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first entry of a list once what was asked for has arrived and is rendered.
 * @param list contains the entries
 * @param entry selector of an entry
 * @param answer what the list shows: another object once it was fetched again, and whether it is being fetched
 * @returns call it when asking
 */
export function useFocusOnArrival(
  list: RefObject<HTMLElement | null>,
  entry: string,
  { data, isFetching }: { data?: unknown; isFetching: boolean },
): () => void {
  const askedAt = useRef<{ data: unknown } | null>(null);
  useEffect(() => {
    if (askedAt.current === null || isFetching || askedAt.current.data === data) return;
    askedAt.current = null;
    const first = list.current?.querySelector<HTMLElement>(entry);
    first?.setAttribute('tabindex', '-1');
    first?.focus();
  }, [list, entry, data, isFetching]);
  return () => {
    askedAt.current = { data };
  };
}
