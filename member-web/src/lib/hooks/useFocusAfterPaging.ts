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
