import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../lib/hooks/focusHeading';

/** After a change of screen, moves the focus to its heading, so that a screen reader starts there. */
export function useFocusOnNavigation(): void {
  const { pathname, search } = useLocation();
  // The profile of another member is another screen at the same path (specification, section 2).
  const screen = `${pathname} ${new URLSearchParams(search).get('userId') ?? ''}`;
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return undefined;
    shown.current = screen;
    // Some screens focus a field themselves, and have already done so.
    if (document.activeElement?.matches('main input')) return undefined;
    const heading = focusHeading();
    if (!heading?.closest('[role="status"]')) return undefined;
    // The heading of a placeholder is replaced when the screen has loaded, and the focus is lost with it.
    const observer = new MutationObserver(() => {
      if (heading.isConnected) return;
      observer.disconnect();
      if (document.activeElement === document.body) focusHeading();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [screen]);
}
