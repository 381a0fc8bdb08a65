import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Suspense, useSyncExternalStore } from 'react';
import { alertQueue } from './alerts';

const AlertDialog = lazyChunk(
  () => import('./AlertDialog'),
  (chunk) => chunk.AlertDialog,
);

/** Stands once at the top of the site; costs nothing until there is something to say. */
export function AlertHost() {
  const [open] = useSyncExternalStore(alertQueue.subscribe, alertQueue.get, alertQueue.get);
  return open ? (
    <Suspense fallback={null}>
      {/* Each a dialog of its own: what was typed in one is not in the next. */}
      <AlertDialog key={open.id} alert={open} />
    </Suspense>
  ) : null;
}
