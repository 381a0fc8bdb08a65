import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { DialogFeature } from '../../components/Feature';
import type { PageDialogProps } from './form/PageDialog';

const importDialog = () => import('./form/PageDialog');
const Dialog = lazyChunk(importDialog, 'PageDialog');

/** Preloads the chunk of the form when the member is about to open it. */
export function preloadPageDialog(): void {
  importDialog().catch(() => undefined);
}

/** The form of a page, in a separate chunk. */
export function LazyPageDialog(props: PageDialogProps) {
  return (
    <DialogFeature onClose={props.onClose}>
      <Dialog {...props} />
    </DialogFeature>
  );
}
