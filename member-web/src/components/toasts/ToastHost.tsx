import { loadChunk } from '@campus-commons/web-kit/loadChunk.ts';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastsNeeded } from './toasts';

const Toasts = lazy(() => loadChunk(() => import('./Toasts')).then((chunk) => ({ default: chunk.Toasts })));

/** Stands once at the top of the site and loads the toasts with the first one. */
export function ToastHost() {
  return useSyncExternalStore(toastsNeeded.subscribe, toastsNeeded.get, toastsNeeded.get) ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
