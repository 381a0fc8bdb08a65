import { useEffect, useRef, type RefObject } from 'react';

/**
 * After pagination, moves the focus to the start of the new page, because the focused button was removed.
 * @param page the number of the page that is shown
 */
export function useFocusAfterPaging(list: RefObject<HTMLElement | null>, page: number): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    list.current?.focus({ preventScroll: true });
  }, [list, page]);
}

/**
 * When the entry of a list that has the focus is removed, moves the focus to the start of the list, so that it is not lost.
 * The component must render whenever its entries change.
 */
export function useFocusOnListStart(list: RefObject<HTMLElement | null>): void {
  const focused = useRef<Node | null>(null);
  useEffect(() => {
    const element = list.current;
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Node ? target : null;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [list]);
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  });
}

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
