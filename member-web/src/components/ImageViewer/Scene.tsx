import { pressedKey } from '@campus-commons/web-kit/pressedKey.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { mediaSrcSet, mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { viewerTexts } from '../../texts/pictures';
import { ArrowButton } from './ArrowButton';
import { Picture } from './Picture';
import { Thumbnails } from './Thumbnails';
import { useZoomAndPan } from './useZoomAndPan';
import { ViewerBar } from './ViewerBar';
import type { ImageViewerProps, ViewerImage } from './viewerProps';

/** The content of the dialog: controls above, the picture, its description and the strip of all pictures below. */
export function Scene({ images, initialIndex, byline, onClose }: ImageViewerProps) {
  const [index, setIndex] = useState(initialIndex);
  const scene = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const { view, zoomIn, zoomOut, reset, handlers } = useZoomAndPan({
    stage,
    picture,
    onSwipe: (by) => showNeighbour(by),
  });
  const shown = images[index];
  const hasSeveral = images.length > 1;

  const go = (to: number) => {
    reset();
    setIndex(to);
  };
  const showNeighbour = (by: 1 | -1) => {
    if (hasSeveral) go((index + by + images.length) % images.length);
  };

  // With the focus here, arrow keys work from the start, and also after a click on the picture.
  useLayoutEffect(() => scene.current?.focus(), []);
  usePreloaded(hasSeveral ? images[(index + 1) % images.length] : undefined);

  const onKeyDown = (event: KeyboardEvent) => {
    const action = {
      ArrowLeft: () => showNeighbour(-1),
      ArrowRight: () => showNeighbour(1),
      '+': zoomIn,
      '=': zoomIn,
      '-': zoomOut,
      '0': reset,
    }[pressedKey(event)];
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
      <ViewerBar
        byline={byline}
        place={{ index, total: images.length }}
        scale={view.scale}
        onZoomIn={zoomIn}
        onZoomOut={zoomOut}
        onClose={onClose}
      />

      <Box sx={{ position: 'relative', minHeight: 0 }}>
        <Box
          ref={stage}
          {...handlers}
          sx={{
            position: 'absolute',
            inset: 0,
            mx: { md: hasSeveral ? '96px' : '24px' },
            my: { md: '12px' },
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
            <ArrowButton label={viewerTexts.previous} side="left" onClick={() => showNeighbour(-1)} />
            <ArrowButton label={viewerTexts.next} side="right" onClick={() => showNeighbour(1)} />
          </>
        )}
      </Box>

      <Box sx={{ px: 4, pt: 3, pb: 'max(16px, env(safe-area-inset-bottom))' }}>
        {shown.alt && (
          <Typography
            variant="compact"
            sx={{
              textAlign: 'center',
              maxWidth: 720,
              mx: 'auto',
              color: 'campus.ink2',
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

/** Preloads the picture that will probably be viewed next. */
function usePreloaded(image: ViewerImage | undefined): void {
  useEffect(() => {
    if (!image) return;
    const loader = new Image();
    loader.sizes = '100vw';
    if (image.width) loader.srcset = mediaSrcSet(image.url, image.width);
    loader.src = mediaUrl(image.url);
  }, [image]);
}
