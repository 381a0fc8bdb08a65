import { loadChunk } from '@campus-commons/web-kit/loadChunk.ts';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToast } from './PlainToast';
import { lastToast } from './toasts';

// A message often tells that the network is gone, which may be why the library does not arrive.
const Toasts = lazy(() =>
  loadChunk(() => import('./Toasts')).then(
    (chunk) => ({ default: chunk.Toasts }),
    () => ({ default: PlainToast }),
  ),
);

/** Stands once at the top of the site and loads the toasts with the first one. */
export function ToastHost() {
  return useSyncExternalStore(lastToast.subscribe, lastToast.get, lastToast.get) ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
