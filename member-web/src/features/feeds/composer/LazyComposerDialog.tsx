import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Suspense } from 'react';
import { preloadEditor } from '../../../components/RichTextEditor/RichTextEditor';
import { composerTexts } from '../../../texts/composer';
import type { ComposerDialogProps } from './composerProps';

const importDialog = () => import('./ComposerDialog');
const Dialog = lazyChunk(importDialog, (chunk) => chunk.ComposerDialog);

/** Preloads the chunk of the composer when the member is about to open it. */
export function preloadComposer(): void {
  importDialog().catch(() => undefined);
  preloadEditor();
}

/** The composer, in a separate chunk. */
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
