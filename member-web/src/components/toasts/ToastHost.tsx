import { loadChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToast } from './PlainToast';
import { lastToast } from './toasts';

// The plain toast is the fallback, because a toast about a failed network must not depend on loading this library.
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
