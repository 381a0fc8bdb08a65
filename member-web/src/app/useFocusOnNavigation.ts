import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of screen the focus stands on its heading, so that a screen reader starts there and not at nothing. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) {
      return;
    }
    shown.current = pathname;
    // A screen that leads to a field of its own has done so by now.
    if (document.activeElement?.matches('main input')) return;
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
