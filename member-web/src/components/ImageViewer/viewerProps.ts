import type { ReactNode } from 'react';

export interface ViewerImage {
  /** Path on the API host. */
  url: string;
  /** Pixels; undefined for pictures of old posts, whose size was not stored. */
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
