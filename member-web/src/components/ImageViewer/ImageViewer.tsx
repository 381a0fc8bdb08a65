import { viewerBackground } from '@campus-commons/web-kit/tokens.ts';
import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { Feature } from '../Feature';
import { preloadableChunk } from '../../lib/loading/preloadableChunk';
import { SceneSkeleton } from './SceneSkeleton';

export interface ViewerImage {
  /** Path on the API host. */
  url: string;
  /** Pixels; undefined for pictures of old posts, whose size was not stored. */
  width?: number;
  height?: number;
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

const { Chunk: Scene, preload } = preloadableChunk(() => import('./Scene'), 'Scene');

/** Loads the viewer's code, when a picture may be opened next. */
export const preloadViewer = preload;

/** Spread into a button that opens the viewer: its code is loaded when the button is touched, pointed at or focused. */
export const opensViewer = { onPointerEnter: preload, onFocus: preload };

/**
 * A full-screen picture viewer (lightbox), dark in both colour schemes, as is usual for pictures. The dialog opens at
 * once; its controls are a separate chunk, and until that has loaded it shows the picture alone.
 */
export function ImageViewer(props: ImageViewerProps) {
  return (
    <Dialog
      open
      fullScreen
      onClose={props.onClose}
      data-theme="dark"
      slotProps={{
        // On the paper, because MUI puts the dialog's own `aria-label` on the element around it.
        paper: {
          'aria-label': props.label,
          'aria-labelledby': undefined,
          sx: { bgcolor: viewerBackground, color: 'campus.ink', overflow: 'hidden' },
        },
      }}
    >
      <Feature
        onClose={props.onClose}
        fallback={<SceneSkeleton image={props.images[props.initialIndex]} onClose={props.onClose} />}
      >
        <Scene {...props} />
      </Feature>
    </Dialog>
  );
}
