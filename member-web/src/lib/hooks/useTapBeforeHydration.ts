import { useEffect, useState, type RefObject } from 'react';
import { useIsHydrated } from './hydration';

declare global {
  interface Window {
    /** The last button that was pressed, which `color-scheme.js` notes: it runs before the site's code has loaded. */
    __CAMPUS_TAP__?: HTMLElement;
  }
}

/**
 * Presses again the button that a visitor pressed before hydration: until then, nothing listens.
 * @param container only buttons in it are pressed, once, when it is hydrated
 */
export function useTapBeforeHydration(container: RefObject<HTMLElement | null>): void {
  const isHydrated = useIsHydrated();
  const [wasPrerendered] = useState(!isHydrated);
  useEffect(() => {
    const tapped = window.__CAMPUS_TAP__;
    if (!wasPrerendered || !tapped || !container.current?.contains(tapped)) return;
    delete window.__CAMPUS_TAP__;
    tapped.click();
  }, [container, wasPrerendered]);
}
