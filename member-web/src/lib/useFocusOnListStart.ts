import { useEffect, useRef, type RefObject } from 'react';

/**
 * When the list entry that has the focus is removed, moves the focus to the start of the list, so that it is not lost.
 * @param count number of entries in the list
 */
export function useFocusOnListStart(list: RefObject<HTMLElement | null>, count: number): void {
  const shown = useRef(count);
  useEffect(() => {
    const isShorter = count < shown.current;
    shown.current = count;
    if (isShorter && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [list, count]);
}
