import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { memo, type CSSProperties } from 'react';
import { opensViewer } from '../../components/ImageViewer/ImageViewer';
import type { ViewerImage } from '../../components/ImageViewer/viewerProps';
import { pictureFrame, type PictureFrame } from '../../lib/layout/pictureFrame';
import { CARD_SIDE_PIXELS, postCardStyles } from './exports/postCardStyles';
import { PictureButton, pictureLabel } from './PictureButton';
import { PostPicture } from './PostPicture';

/** Width of the column in wide windows; on phones pictures span the whole window. */
const COLUMN_PIXELS = 612;
/** Smallest frame: the picture must be easy to touch. */
const MIN_TOUCHABLE_PIXELS = 44;

interface SinglePictureProps {
  image: ViewerImage;
  /** Loads it at once and not when it comes near the viewport. */
  isEager: boolean;
  onOpen: () => void;
}

/**
 * The only picture of a post, in a frame of its own shape. Memoised, because every overlay
 * over the feed changes the address and with it renders the post's pictures again.
 */
export const SinglePicture = memo(function SinglePicture({ image, isEager, onOpen }: SinglePictureProps) {
  const frame = pictureFrame(image);
  return (
    <Box
      sx={{
        mt: postCardStyles.pictures.marginTop,
        containerType: 'inline-size',
        // A picture that fills the column touches both edges of a phone.
        '--bleed': { xs: `${CARD_SIDE_PIXELS}px`, md: '0px' },
        '--corner': { xs: '0px', md: `${radii.image}px` },
        '@media print': { breakInside: 'avoid', '--bleed': '0px' },
      }}
    >
      <PictureButton
        aria-label={pictureLabel(image)}
        {...opensViewer}
        onClick={() => onOpen()}
        sx={{
          display: 'block',
          width: `${frame.width}px`,
          ...postCardStyles.picture,
          aspectRatio: frame.ratio,
          borderRadius: `${radii.image}px`,
          [`@container (max-width: ${frame.fillsUpTo}px)`]: {
            width: 'calc(100% + 2 * var(--bleed))',
            maxWidth: 'none',
            mx: 'calc(-1 * var(--bleed))',
            borderRadius: 'var(--corner)',
          },
        }}
      >
        <PostPicture image={image} sizes={sizesIn(frame)} isEager={isEager} style={fitIn(frame, image)} />
      </PictureButton>
    </Box>
  );
});

function sizesIn({ width, share }: PictureFrame): string {
  return `(min-width: 900px) ${Math.round(Math.min(COLUMN_PIXELS, width) * share)}px, ${Math.round(100 * share)}vw`;
}

/** As large as the frame allows, and never cropped. A picture smaller than any frame keeps its size. */
function fitIn({ ratio, share }: PictureFrame, { width, height }: ViewerImage): CSSProperties {
  if (!width || !height) return { width: '100%', height: '100%', objectFit: 'contain' };
  if (width < MIN_TOUCHABLE_PIXELS || height < MIN_TOUCHABLE_PIXELS)
    return { maxWidth: '100%', height: 'auto' };
  if (share < 1) return { width: 'auto', height: '100%', aspectRatio: `${width} / ${height}` };
  // Within the bounds both are the same but for rounding, which would leave a line at the edge.
  return { width: '100%', height: width / height > ratio ? 'auto' : '100%' };
}
