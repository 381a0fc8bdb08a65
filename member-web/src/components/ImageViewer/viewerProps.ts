import type { ReactNode } from 'react';

export interface ViewerImage {
  /** Path on the API host. */
  url: string;
  /** Pixels; undefined for pictures of old posts, whose size was not stored. */
  width?: number;
  height?: number;
  /** "#rrggbb"; undefined if it was not stored. */
  meanColour?: string;
  /** Alt text; may be empty. */
  alt: string;
}

export interface ImageViewerProps {
  images: ViewerImage[];
  /** The picture to show first, from 0. */
  initialIndex: number;
  /** The accessible name of the viewer. */
  label: string;
  /** The author of the post; shown if there is room. */
  byline: ReactNode;
  onClose: () => void;
}
