import { useEffect, useRef, type RefObject } from 'react';

/**
 * After leafing, the focus stands at the start of the new page and not on a button that is gone.
 * @param page the number of the page that is shown
 */
export function useFocusAfterLeafing(list: RefObject<HTMLElement | null>, page: number): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    list.current?.focus({ preventScroll: true });
  }, [list, page]);
}
