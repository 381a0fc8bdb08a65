import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { memo, type CSSProperties } from 'react';
import { opensViewer } from '../../components/ImageViewer/ImageViewer';
import type { ViewerImage } from '../../components/ImageViewer/viewerProps';
import {
  frameProperties,
  pictureFrame,
  pictureFrameStyles,
  type PictureFrame,
} from '../../lib/layout/pictureFrame';
import { postCardStyles } from './exports/postCardStyles';
import { PictureButton, pictureLabel } from './PictureButton';
import { PostPicture } from './PostPicture';

/** Width of the column in wide windows; on phones pictures span the whole window. */
const COLUMN_PIXELS = 612;
/** Darker than the mean, so that the picture stands out, dimmed as it is in the dark scheme. As in early.css. */
const GROUND = 'color-mix(in srgb, var(--ground) 88%, black)';
/** Smallest frame: the picture must be easy to touch. */
const MIN_TOUCHABLE_PIXELS = 44;
/** Beyond these ratios, width ÷ height, a frame may be too low or narrow to touch: it is larger than its picture. */
const [STRIP_RATIO, RIBBON_RATIO] = [1 / 6, 7];

interface SinglePictureProps {
  image: ViewerImage;
  /** Loads it at once and not when it comes near the viewport. */
  isEager: boolean;
  onOpen: () => void;
}

/**
 * The only picture of a post, which fills a frame of its own shape. On phones the rest of the width has the picture's mean
 * colour. Memoised, because every overlay over the feed changes the address and with it renders the post's pictures again.
 */
export const SinglePicture = memo(function SinglePicture({ image, isEager, onOpen }: SinglePictureProps) {
  const frame = pictureFrame(image);
  return (
    <Box
      style={{ '--ground': image.meanColour } as CSSProperties}
      sx={{
        marginTop: postCardStyles.pictures.marginTop,
        marginInline: postCardStyles.pictures.marginInline,
        ...pictureFrameStyles.field,
        ...(frame.isSmall ? pictureFrameStyles.smallField : { bgcolor: { xs: GROUND, md: 'unset' } }),
        '@media print': { breakInside: 'avoid', mx: 0 },
      }}
    >
      <PictureButton
        aria-label={pictureLabel(image)}
        {...opensViewer}
        onClick={() => onOpen()}
        style={frameProperties(frame) as CSSProperties}
        sx={{
          display: 'block',
          ...pictureFrameStyles.frame,
          borderRadius: { xs: frame.isSmall ? `${radii.image}px` : 0, md: `${radii.image}px` },
          ...(image.meanColour && { bgcolor: 'var(--ground)' }),
        }}
      >
        <PostPicture image={image} sizes={sizesIn(frame)} isEager={isEager} style={fitIn(image)} />
      </PictureButton>
    </Box>
  );
});

function sizesIn({ width, ratio }: PictureFrame): string {
  const wide = Math.round(Math.min(COLUMN_PIXELS, width, 520 * ratio));
  return `(min-width: 900px) ${wide}px, min(100vw, ${Math.round(100 * ratio * 0.7)}vh)`;
}

/** Fills the frame, which crops hardly anything. A strip and a picture smaller than any frame stand in it whole. */
function fitIn({ width, height }: ViewerImage): CSSProperties {
  const whole: CSSProperties = { width: '100%', height: '100%', objectFit: 'contain' };
  if (!width || !height) return whole;
  if (width < MIN_TOUCHABLE_PIXELS || height < MIN_TOUCHABLE_PIXELS)
    return { maxWidth: '100%', maxHeight: '100%', height: 'auto' };
  const isStrip = width / height < STRIP_RATIO || width / height > RIBBON_RATIO;
  return isStrip ? whole : { ...whole, objectFit: 'cover' };
}
