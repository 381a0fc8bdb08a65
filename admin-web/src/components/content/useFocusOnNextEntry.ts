import { useEffect, useReducer, useRef } from 'react';

/**
 * Moves the focus after an entry of a list was removed or restored: to the entry that takes its place, or to the page's
 * heading if the list is empty.
 *
 * @param isOpen whether an entry is open in a dialog, which returns the focus when it closes
 */
export function useFocusOnNextEntry(entries: { id: string }[], isOpen: boolean) {
  const list = useRef<HTMLUListElement>(null);
  // Set until the list without the entry has arrived.
  const removed = useRef<{ id: string; index: number }>(undefined);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const target = removed.current;
    // Runs after the dialog has returned the focus to the entry's button, which is removed with the entry.
    if (target === undefined || isOpen || entries.some(({ id }) => id === target.id)) return;
    removed.current = undefined;
    const rows = list.current?.children;
    const next = rows?.[Math.min(target.index, rows.length - 1)]?.querySelector<HTMLElement>('button');
    if (next) next.focus();
    else focusHeading();
  });

  // Without entries the whole list unmounts, either before or after `markRemoved` is called.
  useEffect(
    () => () => {
      if (removed.current !== undefined) focusHeading();
    },
    [],
  );
  const markRemoved = (id: string, index: number) => {
    if (list.current === null) focusHeading();
    else removed.current = { id, index };
    renderAgain();
  };

  return { list, markRemoved };
}

/** Moves the focus to the page's heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
