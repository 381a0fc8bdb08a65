import { isSecondClick } from '@campus-commons/web-kit/dialogClosing.ts';
import { motion } from '@campus-commons/web-kit/tokens.ts';
import Dialog from '@mui/material/Dialog';
import { keyframes } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useSyncExternalStore } from 'react';
import { Feature } from '../../../components/Feature';
import { OfflineStrip } from '../../../components/OfflineStrip';
import { preloadEditor } from '../../../components/RichTextEditor/RichTextEditor';
import type { ComposerContentHandle, ComposerDialogProps } from './composerProps';
import { ComposerSkeleton } from './ComposerSkeleton';
import { preloadableChunk } from '../../../lib/loading/preloadableChunk';

/** The height since it last changed. Not read before that: reading it makes the browser lay out the page. */
let height: number | undefined;

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport;
  const onResize = () => {
    height = viewport?.height;
    listener();
  };
  viewport?.addEventListener('resize', onResize);
  return () => {
    viewport?.removeEventListener('resize', onResize);
    height = undefined;
  };
}

/**
 * The height of the window that the on-screen keyboard does not cover, px; undefined until the keyboard opens or closes,
 * and if the browser does not report it. In browsers whose keyboard shrinks the page, it is the height of the window.
 */
export function useVisibleHeight(): number | undefined {
  return useSyncExternalStore(subscribe, () => height);
}

const { Chunk: ComposerContent, preload: preloadContent } = preloadableChunk(
  () => import('./ComposerContent'),
  'ComposerContent',
);

/* Phones, and windows so low or magnified that a dialog would leave no room to write. */
const COMPACT = '(max-width: 599.95px), (max-height: 519.95px)';

const slideIn = keyframes`
  from { transform: translateY(100%); }
`;

/** Loads the composer's code, when the member may write next. */
export function preloadComposer(): void {
  preloadContent();
  preloadEditor();
}

/**
 * The composer. The dialog itself is part of the code that opens it, so that it opens at once; its content is a chunk of
 * its own, and until that has loaded a skeleton is shown. In small windows it fills the screen.
 */
export function ComposerDialog(props: ComposerDialogProps) {
  const titleId = useId();
  const content = useRef<ComposerContentHandle>(null);
  const isCompact = useMediaQuery(COMPACT, { noSsr: true });
  const visibleHeight = useVisibleHeight();
  const handlers = () => content.current?.handlers;
  const close = () => (content.current ? content.current.close() : props.onClose());
  return (
    <Dialog
      open
      onClose={(...cause) => {
        if (!isSecondClick(...cause)) close();
      }}
      fullScreen={isCompact}
      // A sheet that covers everything slides in opaque; nothing fades.
      hideBackdrop={isCompact}
      transitionDuration={isCompact ? 0 : undefined}
      aria-labelledby={titleId}
      onKeyDown={(event) => handlers()?.onKeyDown(event)}
      // Also on the backdrop: otherwise the browser navigates to a photo that is dropped beside the dialog.
      onDragOver={(event) => handlers()?.onDragOver(event)}
      onDragLeave={(event) => handlers()?.onDragLeave(event)}
      onDrop={(event) => handlers()?.onDrop(event)}
      onPaste={(event) => handlers()?.onPaste(event)}
      slotProps={{
        paper: {
          sx: {
            maxWidth: isCompact ? 'none' : 720,
            width: '100%',
            position: 'relative',
            ...(isCompact && {
              height: visibleHeight ?? '100dvh',
              alignSelf: 'flex-start',
              animation: `${slideIn} ${motion.duration}ms ${motion.easing}`,
            }),
          },
        },
      }}
    >
      {isCompact && <OfflineStrip />}
      <Feature
        onClose={props.onClose}
        fallback={
          <ComposerSkeleton
            subject={props.subject}
            titleId={titleId}
            isCompact={isCompact}
            onClose={props.onClose}
          />
        }
      >
        <ComposerContent {...props} ref={content} titleId={titleId} isCompact={isCompact} />
      </Feature>
    </Dialog>
  );
}
