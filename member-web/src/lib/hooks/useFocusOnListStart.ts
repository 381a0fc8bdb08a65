import { useEffect, useRef, type RefObject } from 'react';

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
