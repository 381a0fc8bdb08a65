import { viewerBackground } from '@campus-commons/web-kit/tokens.ts';
import Dialog from '@mui/material/Dialog';
import { Feature } from '../Feature';
import { preloadableChunk } from '../../lib/loading/preloadableChunk';
import { SceneSkeleton } from './SceneSkeleton';
import type { ImageViewerProps } from './viewerProps';

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
