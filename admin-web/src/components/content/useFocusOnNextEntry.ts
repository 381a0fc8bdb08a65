import { useEffect, useRef } from 'react';

/**
 * Puts the keyboard where the work goes on when an entry of a list was removed: at the entry that took its
 * place, else at the page's heading.
 *
 * @param isOpen whether an entry is open in a dialog, which gives the focus back when it closes
 */
export function useFocusOnNextEntry(entries: { id: string }[], isOpen: boolean) {
  const list = useRef<HTMLUListElement>(null);
  // Until the list without it has arrived.
  const removed = useRef<{ id: string; index: number }>(undefined);

  useEffect(() => {
    const gone = removed.current;
    // The dialog has given the focus back to its entry's button, which goes with the entry.
    if (gone === undefined || entries.some(({ id }) => id === gone.id)) return;
    removed.current = undefined;
    const buttons = list.current?.querySelectorAll<HTMLElement>(':scope > li button');
    if (buttons === undefined || buttons.length === 0) focusHeading();
    else buttons[Math.min(gone.index, buttons.length - 1)]?.focus();
  }, [isOpen, entries]);

  // The last entry takes the whole list with it, after this call or before.
  useEffect(
    () => () => {
      if (removed.current !== undefined) focusHeading();
    },
    [],
  );
  const noteRemoval = (id: string, index: number) => {
    if (list.current === null) focusHeading();
    else removed.current = { id, index };
  };

  return { list, noteRemoval };
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
