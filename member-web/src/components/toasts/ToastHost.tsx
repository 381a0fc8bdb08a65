import { loadChunk } from '@campus-commons/web-kit/loadChunk.ts';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToast } from './PlainToast';
import { lastToast } from './toasts';

// A toast often says that the network is down, which may also be why the library cannot be loaded.
const Toasts = lazy(() =>
  loadChunk(() => import('./Toasts')).then(
    (chunk) => ({ default: chunk.Toasts }),
    () => ({ default: PlainToast }),
  ),
);

/** Rendered once at the top of the site; loads the toast library with the first toast. */
export function ToastHost() {
  return useSyncExternalStore(lastToast.subscribe, lastToast.get, lastToast.get) ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
