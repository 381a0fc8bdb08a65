import { loadChunk } from '@campus-commons/web-kit/loadChunk.ts';
import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { lazy, Suspense } from 'react';
import { cropperTexts } from '../../texts/pictures';
import type { CropperProps } from './cropperProps';

const CropDialog = lazy(() =>
  loadChunk(() => import('./CropDialog')).then((chunk) => ({ default: chunk.CropDialog })),
);

/** Asks which part of a picture is wanted. Loaded when somebody has chosen one. */
export function ImageCropper(props: CropperProps) {
  return (
    <Suspense
      fallback={
        <Backdrop open sx={{ zIndex: 'modal' }}>
          <CircularProgress aria-label={cropperTexts.opening} />
        </Backdrop>
      }
    >
      <CropDialog {...props} />
    </Suspense>
  );
}
