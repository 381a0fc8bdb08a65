import { loadChunk } from '@campus-commons/web-kit/loadChunk.ts';
import { lazy, Suspense } from 'react';
import type { ImageViewerProps } from './viewerProps';

const Viewer = lazy(() => loadChunk(() => import('./Viewer')).then((chunk) => ({ default: chunk.Viewer })));

/** A full-screen picture viewer (lightbox), loaded as a chunk of its own with the first picture opened. */
export function ImageViewer(props: ImageViewerProps) {
  return (
    <Suspense fallback={null}>
      <Viewer {...props} />
    </Suspense>
  );
}
