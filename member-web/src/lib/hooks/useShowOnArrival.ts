import { useEffect, useRef, type RefObject } from 'react';

function focusOn(entry: HTMLElement): void {
  entry.setAttribute('tabindex', '-1');
  entry.focus();
}

/**
 * Shows the first entry of a list once what was asked for has arrived and is rendered.
 * @param list contains the entries
 * @param entry selector of an entry
 * @param answer what the list shows: another object once it was fetched again, and whether it is being fetched
 * @param show moves the focus there unless it says otherwise
 * @returns call it when asking
 */
export function useShowOnArrival(
  list: RefObject<HTMLElement | null>,
  entry: string,
  { data, isFetching }: { data?: unknown; isFetching: boolean },
  show = focusOn,
): () => void {
  const askedAt = useRef<{ data: unknown } | null>(null);
  useEffect(() => {
    if (askedAt.current === null || isFetching || askedAt.current.data === data) return;
    askedAt.current = null;
    const first = list.current?.querySelector<HTMLElement>(entry);
    if (first) show(first);
  }, [list, entry, data, isFetching, show]);
  return () => {
    askedAt.current = { data };
  };
}
