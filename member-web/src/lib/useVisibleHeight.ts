import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/**
 * The visible height of the window above the on-screen keyboard, px; undefined if the browser does not report it. Where
 * the keyboard shrinks the page itself, it is the window's height.
 */
export function useVisibleHeight(): number | undefined {
  return useSyncExternalStore(subscribe, () => window.visualViewport?.height);
}
