import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Suspense, useSyncExternalStore } from 'react';
import { alertQueue } from './alerts';

const AlertDialog = lazyChunk(() => import('./AlertDialog'), 'AlertDialog');

/** Rendered once at the top of the site; loads the dialog with the first alert. */
export function AlertHost() {
  const [open] = useSyncExternalStore(alertQueue.subscribe, alertQueue.get, alertQueue.get);
  return open ? (
    <Suspense fallback={null}>
      {/* A separate dialog for each alert, so that no typed text carries over to the next. */}
      <AlertDialog key={open.id} alert={open} />
    </Suspense>
  ) : null;
}
