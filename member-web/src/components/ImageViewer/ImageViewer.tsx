import { loadChunk } from '@campus-commons/web-kit/loadChunk.ts';
import { lazy, Suspense } from 'react';
import type { ImageViewerProps } from './viewerProps';

const Viewer = lazy(() => loadChunk(() => import('./Viewer')).then((chunk) => ({ default: chunk.Viewer })));

/** Pictures over the whole screen. The viewer arrives in a chunk of its own with the first picture opened. */
export function ImageViewer(props: ImageViewerProps) {
  return (
    <Suspense fallback={null}>
      <Viewer {...props} />
    </Suspense>
  );
}
