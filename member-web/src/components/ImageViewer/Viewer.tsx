import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { mediaSrcSet, mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ImageViewerProps, ViewerImage } from './viewerProps';
import { Picture } from './Picture';
import { Thumbnails } from './Thumbnails';
import { useStage } from './useStage';
import { MAX_SCALE, MIN_SCALE } from './zoom';

/** The viewer itself. Dark in both schemes: pictures are looked at, not read. */
export function Viewer(props: ImageViewerProps) {
  return (
    <Dialog
      open
      fullScreen
      onClose={props.onClose}
      data-theme="dark"
      slotProps={{
        // The dialog's own `aria-label` would name the layer around it.
        paper: {
          'aria-label': props.label,
          'aria-labelledby': undefined,
          sx: { bgcolor: '#0A0E10', color: 'campus.ink', overflow: 'hidden' },
        },
      }}
    >
      <Scene {...props} />
    </Dialog>
  );
}

/** What stands on the dialog: controls above, the picture, its description and the strip of all pictures below. */
function Scene({ images, initialIndex, byline, onClose }: ImageViewerProps) {
  const [index, setIndex] = useState(initialIndex);
  const scene = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const { view, zoomIn, zoomOut, reset, handlers } = useStage({ stage, picture, onSwipe: (by) => leaf(by) });
  const shown = images[index];
  const hasSeveral = images.length > 1;

  const go = (to: number) => {
    reset();
    setIndex(to);
  };
  const leaf = (by: 1 | -1) => {
    if (hasSeveral) go((index + by + images.length) % images.length);
  };

  // Arrow keys work from the start, and still after a press on the picture.
  useEffect(() => scene.current?.focus(), []);
  usePreloaded(hasSeveral ? images[(index + 1) % images.length] : undefined);

  const onKeyDown = (event: KeyboardEvent) => {
    const action = {
      ArrowLeft: () => leaf(-1),
      ArrowRight: () => leaf(1),
      '+': zoomIn,
      '=': zoomIn,
      '-': zoomOut,
      '0': reset,
    }[event.key];
    if (!action || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    action();
  };

  if (!shown) return null;
  return (
    <Box
      ref={scene}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      sx={{
        height: '100%',
        display: 'grid',
        gridTemplateRows: 'auto minmax(0, 1fr) auto',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr auto', md: '1fr auto 1fr' },
          alignItems: 'center',
          minHeight: 64,
          pl: { xs: 4, md: 5 },
          pr: { xs: 1, md: 3 },
        }}
      >
        <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 3, minWidth: 0 }}>
          {byline}
        </Box>
        <Typography aria-live="polite" sx={{ fontWeight: 620, fontSize: 16 }}>
          {index + 1} / {images.length}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>
          <IconButton
            aria-label="Zoom out"
            onClick={zoomOut}
            disabled={view.scale <= MIN_SCALE}
            sx={controlSx}
          >
            <ZoomOut size={20} aria-hidden />
          </IconButton>
          <Typography
            component="output"
            aria-label="Zoom"
            sx={{
              display: { xs: 'none', md: 'block' },
              width: 52,
              textAlign: 'center',
              fontSize: 15,
              fontWeight: 560,
            }}
          >
            {Math.round(view.scale * 100)}%
          </Typography>
          <IconButton aria-label="Zoom in" onClick={zoomIn} disabled={view.scale >= MAX_SCALE} sx={controlSx}>
            <ZoomIn size={20} aria-hidden />
          </IconButton>
          <IconButton aria-label="Close" onClick={onClose} sx={{ ...controlSx, ml: { md: 3 } }}>
            <X size={22} aria-hidden />
          </IconButton>
        </Box>
      </Box>

      <Box sx={{ position: 'relative', minHeight: 0 }}>
        <Box
          ref={stage}
          {...handlers}
          sx={{
            position: 'absolute',
            inset: 0,
            mx: { md: hasSeveral ? '96px' : '24px' },
            containerType: 'size',
            overflow: 'hidden',
            display: 'grid',
            placeItems: 'center',
            touchAction: 'none',
            cursor: view.scale > 1 ? 'grab' : 'zoom-in',
            '&:active': { cursor: view.scale > 1 ? 'grabbing' : undefined },
          }}
        >
          <Picture key={shown.url} ref={picture} image={shown} view={view} />
        </Box>
        {hasSeveral && (
          <>
            <LeafButton label="Previous picture" side="left" onClick={() => leaf(-1)} />
            <LeafButton label="Next picture" side="right" onClick={() => leaf(1)} />
          </>
        )}
      </Box>

      <Box sx={{ px: 4, pt: 3, pb: 'max(16px, env(safe-area-inset-bottom))' }}>
        {shown.alt && (
          <Typography
            sx={{
              textAlign: 'center',
              maxWidth: 720,
              mx: 'auto',
              color: 'campus.ink2',
              fontSize: 15,
              lineHeight: '22px',
            }}
          >
            {shown.alt}
          </Typography>
        )}
        {hasSeveral && <Thumbnails images={images} index={index} onChoose={go} />}
      </Box>
    </Box>
  );
}

const controlSx = {
  color: 'campus.ink',
  '&:hover': { bgcolor: 'campus.raised' },
  '&.Mui-disabled': { color: 'campus.hairlineStrong' },
} as const;

interface LeafButtonProps {
  label: string;
  side: 'left' | 'right';
  onClick: () => void;
}

function LeafButton({ label, side, onClick }: LeafButtonProps) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      aria-label={label}
      onClick={onClick}
      sx={{
        // Fingers leaf by stroking; the buttons would cover the picture there.
        display: { xs: 'none', md: 'inline-flex' },
        position: 'absolute',
        top: 'calc(50% - 32px)',
        [side]: 22,
        width: 52,
        height: 64,
        borderRadius: '26px 26px 12px 12px',
        color: 'campus.ink',
        bgcolor: 'campus.raised',
        '&:hover': { bgcolor: 'campus.hairlineStrong' },
      }}
    >
      <Icon size={22} aria-hidden />
    </IconButton>
  );
}

/** Fetches the picture that probably comes next while this one is being looked at. */
function usePreloaded(image: ViewerImage | undefined): void {
  useEffect(() => {
    if (!image) return;
    const loader = new Image();
    loader.sizes = '100vw';
    if (image.width) loader.srcset = mediaSrcSet(image.url, image.width);
    loader.src = mediaUrl(image.url);
  }, [image]);
}
