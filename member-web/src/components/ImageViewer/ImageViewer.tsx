import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Suspense } from 'react';
import type { ImageViewerProps } from './viewerProps';

const Viewer = lazyChunk(
  () => import('./Viewer'),
  (chunk) => chunk.Viewer,
);

/** A full-screen picture viewer (lightbox), loaded as a separate chunk with the first picture opened. */
export function ImageViewer(props: ImageViewerProps) {
  return (
    <Suspense fallback={null}>
      <Viewer {...props} />
    </Suspense>
  );
}
