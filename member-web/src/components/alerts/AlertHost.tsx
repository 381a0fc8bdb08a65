import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Suspense, useSyncExternalStore } from 'react';
import { alertQueue } from './alerts';

const OpenAlert = lazyChunk(() => import('./OpenAlert'), 'OpenAlert');

/** Rendered once at the top of the site; loads the dialog with the first alert. */
export function AlertHost() {
  const queue = useSyncExternalStore(alertQueue.subscribe, alertQueue.get, alertQueue.get);
  return queue[0] ? (
    <Suspense fallback={null}>
      <OpenAlert queue={queue} />
    </Suspense>
  ) : null;
}
