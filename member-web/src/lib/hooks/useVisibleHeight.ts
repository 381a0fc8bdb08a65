import { useSyncExternalStore } from 'react';

/** The height since it last changed. Not read before that: reading it makes the browser lay out the page. */
let height: number | undefined;

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport;
  const onResize = () => {
    height = viewport?.height;
    listener();
  };
  viewport?.addEventListener('resize', onResize);
  return () => {
    viewport?.removeEventListener('resize', onResize);
    height = undefined;
  };
}

/**
 * The height of the window that the on-screen keyboard does not cover, px; undefined until the keyboard opens or closes,
 * and if the browser does not report it. In browsers whose keyboard shrinks the page, it is the height of the window.
 */
export function useVisibleHeight(): number | undefined {
  return useSyncExternalStore(subscribe, () => height);
}
