import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/**
 * The height, in px, of what an on-screen keyboard leaves of the window; undefined where the browser does not say.
 * Where the keyboard shrinks the page itself, it is simply the window's height.
 */
export function useVisibleHeight(): number | undefined {
  return useSyncExternalStore(subscribe, () => window.visualViewport?.height);
}
