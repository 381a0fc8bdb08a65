import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { memo, type CSSProperties } from 'react';
import { opensViewer } from '../../components/ImageViewer/ImageViewer';
import type { ViewerImage } from '../../components/ImageViewer/viewerProps';
import {
  frameProperties,
  pictureFrame,
  pictureGround,
  pictureFrameStyles,
  type PictureFrame,
} from '../../lib/layout/pictureFrame';
import { postCardStyles } from './exports/postCardStyles';
import { PictureButton, pictureLabel } from './PictureButton';
import { FILLED, PostPicture, WHOLE } from './PostPicture';

/** Width of the column in wide windows; on phones pictures span the whole window. */
const COLUMN_PIXELS = 612;
/** Beyond this ratio of its sides a frame may be too low or narrow to touch: it is larger than its picture. */
const STRIP_RATIO = 6;

interface SinglePictureProps {
  image: ViewerImage;
  /** Loads it at once and not when it comes near the viewport. */
  isEager: boolean;
  onOpen: () => void;
}

/**
 * The only picture of a post, which fills a frame of its own shape in the middle of a quiet ground. Memoised, because every
 * overlay over the feed changes the address and with it renders the post's pictures again.
 */
export const SinglePicture = memo(function SinglePicture({ image, isEager, onOpen }: SinglePictureProps) {
  const frame = pictureFrame(image);
  const { ratio, isSmall } = frame;
  const isWhole = isSmall || Math.max(ratio, 1 / ratio) > STRIP_RATIO;
  return (
    <Box
      style={{ '--ground': image.meanColour } as CSSProperties}
      sx={(theme) => ({
        marginTop: postCardStyles.pictures.marginTop,
        marginInline: postCardStyles.pictures.marginInline,
        ...pictureFrameStyles.field,
        ...(isSmall
          ? pictureFrameStyles.smallField
          : {
              backgroundColor: pictureGround(theme.vars.palette.campus.sunken),
              borderRadius: { md: `${radii.image}px` },
              overflow: 'clip',
            }),
        '@media print': { breakInside: 'avoid', mx: 0 },
      })}
    >
      <PictureButton
        aria-label={pictureLabel(image)}
        {...opensViewer}
        onClick={() => onOpen()}
        style={frameProperties(frame) as CSSProperties}
        sx={{
          display: 'block',
          ...pictureFrameStyles.frame,
          borderRadius: isSmall ? `${radii.image}px` : 0,
        }}
      >
        <PostPicture
          image={image}
          sizes={sizesIn(frame)}
          isEager={isEager}
          style={isWhole ? WHOLE : FILLED}
        />
      </PictureButton>
    </Box>
  );
});

function sizesIn({ width, ratio }: PictureFrame): string {
  const wide = Math.round(Math.min(COLUMN_PIXELS, width, 520 * ratio));
  return `(min-width: 900px) ${wide}px, min(100vw, ${Math.round(100 * ratio * 0.7)}vh)`;
}
