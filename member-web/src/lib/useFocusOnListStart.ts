import { useEffect, useRef, type RefObject } from 'react';

/**
 * When an entry of a list goes, and takes the focus with it, the focus stands at the start of the list instead of
 * nowhere.
 * @param count how many entries the list has
 */
export function useFocusOnListStart(list: RefObject<HTMLElement | null>, count: number): void {
  const shown = useRef(count);
  useEffect(() => {
    const isShorter = count < shown.current;
    shown.current = count;
    if (isShorter && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [list, count]);
}
