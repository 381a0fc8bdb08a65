import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { mediaSrcSet, mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { ImageOff } from 'lucide-react';
import { useState, type Ref } from 'react';
import { viewerTexts } from '../../texts/pictures';
import type { ViewerImage } from './viewerProps';
import type { View } from './zoom';

/** Pictures that are not so wide are enlarged to this width: an icon would be a dot in the dark. */
const MIN_WIDTH_PIXELS = 160;

interface PictureProps {
  image: ViewerImage;
  view: View;
  ref: Ref<HTMLImageElement>;
}

/** The displayed picture, at the zoom and position of `view`. Without zoom it is never larger than its real size, unless it is tiny. */
export function Picture({ image, view, ref }: PictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { width, height } = image;
  const fitted =
    width && height
      ? {
          width: `min(100cqw, ${Math.max(width, MIN_WIDTH_PIXELS)}px, ${(100 * width) / height}cqh)`,
          aspectRatio: `${width} / ${height}`,
        }
      : { maxWidth: '100cqw', maxHeight: '100cqh' };

  if (state === 'failed') {
    return (
      <Typography
        role="alert"
        sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 3, p: 4 }}
      >
        <ImageOff aria-hidden />
        {viewerTexts.failed}
      </Typography>
    );
  }
  return (
    <>
      {state === 'loading' && (
        <CircularProgress aria-label={viewerTexts.loading} sx={{ gridArea: '1 / 1' }} />
      )}
      <Box
        ref={ref}
        component="img"
        src={mediaUrl(image.url)}
        srcSet={width ? mediaSrcSet(image.url, width) : undefined}
        sizes={`${Math.ceil(Math.max(1, view.scale)) * 100}vw`}
        alt={image.alt}
        draggable={false}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        sx={{
          gridArea: '1 / 1',
          height: 'auto',
          userSelect: 'none',
          willChange: 'transform',
          bgcolor: state === 'shown' ? 'campus.pictureMat' : undefined,
          ...fitted,
        }}
      />
    </>
  );
}
