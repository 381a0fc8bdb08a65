import { lazy, Suspense, type ReactNode } from 'react';
import { loadChunk } from '../../lib/loadChunk';

export interface ViewerImage {
  /** Path on the API host. */
  url: string;
  /** Pixels; undefined for pictures of old posts, whose size nobody wrote down. */
  width?: number;
  height?: number;
  /** Description; may be empty. */
  alt: string;
}

export interface ImageViewerProps {
  images: ViewerImage[];
  /** Which picture is shown first, from 0. */
  initialIndex: number;
  /** What a screen reader calls the viewer. */
  label: string;
  /** Whose pictures they are; shown where there is room. */
  byline: ReactNode;
  onClose: () => void;
}

const Viewer = lazy(() => loadChunk(() => import('./Viewer')).then((chunk) => ({ default: chunk.Viewer })));

/** Pictures over the whole screen. The viewer arrives in a chunk of its own with the first picture opened. */
export function ImageViewer(props: ImageViewerProps) {
  return (
    <Suspense fallback={null}>
      <Viewer {...props} />
    </Suspense>
  );
}
