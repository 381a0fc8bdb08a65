import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of screen, moves the focus to its heading, so that a screen reader starts there. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) {
      return;
    }
    shown.current = pathname;
    // Some screens focus a field themselves, and have already done so.
    if (document.activeElement?.matches('main input')) return;
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
