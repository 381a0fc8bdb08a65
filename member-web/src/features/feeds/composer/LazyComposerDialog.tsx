import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Suspense } from 'react';
import { preloadEditor } from '../../../components/RichTextEditor/RichTextEditor';
import { composerTexts } from '../../../texts/composer';
import type { ComposerDialogProps } from './composerProps';

const importDialog = () => import('./ComposerDialog');
const Dialog = lazyChunk(importDialog, (chunk) => chunk.ComposerDialog);

/** Fetches the composer's parts while the member is still on the way to it. */
export function preloadComposer(): void {
  importDialog().catch(() => undefined);
  preloadEditor();
}

/** The composer, in a chunk of its own. */
export function LazyComposerDialog(props: ComposerDialogProps) {
  return (
    <Suspense fallback={<Opening />}>
      <Dialog {...props} />
    </Suspense>
  );
}

function Opening() {
  return (
    <Backdrop open sx={{ zIndex: 'modal' }}>
      <CircularProgress aria-label={composerTexts.opening} />
    </Backdrop>
  );
}
