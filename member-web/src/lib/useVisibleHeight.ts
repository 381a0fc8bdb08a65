import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/**
 * The height of the window that the on-screen keyboard does not cover, px; undefined if the browser does not report it.
 * In browsers whose keyboard shrinks the page, it is the height of the window.
 */
export function useVisibleHeight(): number | undefined {
  return useSyncExternalStore(subscribe, () => window.visualViewport?.height);
}
