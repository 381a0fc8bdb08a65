import { mediaSrcSet, mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ViewerImage } from '../../components/ImageViewer/viewerProps';
import { MissingPicture } from '../../components/MissingPicture';
import { viewerTexts } from '../../texts/pictures';

/** Width of a single picture in the feed, px; on phones pictures span the whole window. */
const COLUMN = 612;
/** A picture smaller than a third of its cell is not scaled up, because it would only be blurred. */
const SMALLEST = 1 / 3;
/**
 * From this ratio (height ÷ width) the cell shows the top of a picture and not its middle: such pictures are usually
 * notices, timetables or people.
 */
const TALL = 4 / 3;

interface GridPictureProps {
  image: ViewerImage;
  /** Width of its cell as a share of the grid, 0–1. */
  share: number;
  isEager: boolean;
  /** Whether the number of further pictures covers it; the error text is then left out. */
  isCovered: boolean;
}

/** One picture of a post, which fills its cell. */
export function GridPicture({ image, share, isEager, isCovered }: GridPictureProps) {
  // Before the picture has loaded, its cell looks empty.
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { width = COLUMN, height = COLUMN } = image;
  const isTiny = Math.max(width, height) < SMALLEST * COLUMN * share;
  if (state === 'failed') return isCovered ? null : <MissingPicture text={image.alt || viewerTexts.failed} />;
  return (
    <Box
      component="img"
      src={mediaUrl(image.url, 960)}
      srcSet={image.width ? mediaSrcSet(image.url, image.width) : undefined}
      sizes={`(min-width: 900px) ${Math.round(COLUMN * share)}px, ${Math.round(100 * share)}vw`}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
      sx={{
        position: 'absolute',
        inset: 0,
        m: 'auto',
        width: isTiny ? width : '100%',
        height: isTiny ? height : '100%',
        objectFit: 'cover',
        objectPosition: height / width >= TALL ? 'top' : undefined,
        bgcolor: state === 'shown' ? 'campus.pictureMat' : undefined,
        filter: (theme) => theme.vars.palette.campus.pictureFilter,
      }}
    />
  );
}
