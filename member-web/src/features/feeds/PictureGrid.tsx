import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { memo, type CSSProperties } from 'react';
import { opensViewer } from '../../components/ImageViewer/ImageViewer';
import type { ViewerImage } from '../../components/ImageViewer/viewerProps';
import { postCardStyles } from './exports/postCardStyles';
import { PictureButton, pictureLabel } from './PictureButton';
import { PostPicture } from './PostPicture';

/** Number of pictures shown; the last one says how many more there are. */
const SHOWN = 3;
/** Width of the grid in wide windows; on phones it spans the whole window. */
const COLUMN_PIXELS = 612;
/** The usual ratio of a photo. */
const PHOTO_RATIO = 1.5;
/** A picture smaller than a third of its cell is not scaled up, because it would only be blurred. */
const MIN_SHARE_OF_CELL = 1 / 3;
/**
 * From this ratio (height ÷ width) the top of a picture is shown and not its middle: a notice, a timetable, a person.
 */
const MIN_TALL_RATIO = 4 / 3;

/** Layouts for two, and for three or more pictures: the frame of the grid, and the width of each cell. */
const TWO = { frame: postCardStyles.twoPictures, columns: '1fr 1fr', rows: '1fr', widths: [0.5, 0.5] };
const THREE = {
  frame: postCardStyles.threePictures,
  columns: '1.72fr 1fr',
  rows: '1fr 1fr',
  widths: [0.64, 0.36, 0.36],
};

interface PictureGridProps {
  /** At least two. */
  images: ViewerImage[];
  /** Loads the pictures at once and not when they come near the viewport. */
  isEager: boolean;
  onOpen: (index: number) => void;
}

/**
 * The pictures of a post with several. Their place is reserved from the start, so that nothing moves when they load.
 * Memoised, because every overlay over the feed changes the address and with it renders the post's pictures again.
 */
export const PictureGrid = memo(function PictureGrid({ images, isEager, onOpen }: PictureGridProps) {
  const shown = images.slice(0, SHOWN);
  const more = images.length - shown.length;
  const { frame, columns, rows, widths } = shown.length < SHOWN ? TWO : THREE;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '4px',
        ...postCardStyles.pictures,
        ...frame,
        borderRadius: { md: `${radii.image}px` },
        overflow: 'hidden',
        '@media print': { breakInside: 'avoid', mx: 0 },
        gridTemplateColumns: columns,
        gridTemplateRows: rows,
      }}
    >
      {shown.map((image, index) => {
        const share = widths[index] ?? 1;
        const behind = index === SHOWN - 1 ? more : 0;
        return (
          <PictureButton
            key={image.url}
            aria-label={pictureLabel(image, { index, total: images.length, more: behind })}
            {...opensViewer}
            onClick={() => onOpen(index)}
            // Seen around a tiny picture.
            style={{ backgroundColor: image.meanColour }}
            sx={{ gridRow: shown.length === SHOWN && index === 0 ? 'span 2' : undefined }}
          >
            <PostPicture
              image={image}
              sizes={sizesIn(share, image)}
              isEager={isEager}
              isCovered={behind > 0}
              style={fitIn(share, image)}
            />
            {behind > 0 && (
              <Box
                component="span"
                sx={{
                  position: 'absolute',
                  inset: 0,
                  display: 'grid',
                  placeItems: 'center',
                  typography: 'figure',
                  color: '#FFFFFF',
                  bgcolor: 'rgba(14, 20, 22, 0.58)',
                }}
              >
                +{behind}
              </Box>
            )}
          </PictureButton>
        );
      })}
    </Box>
  );
});

/** A panorama is cropped to a part of its width, so more of it is needed than the cell is wide. */
function sizesIn(share: number, { width = 1, height = 1 }: ViewerImage): string {
  const needed = share * Math.max(1, width / height / PHOTO_RATIO);
  return `(min-width: 900px) ${Math.round(COLUMN_PIXELS * needed)}px, ${Math.round(100 * needed)}vw`;
}

/** Fills the cell, unless the picture is too small for that. @param share width of the cell as a share of the grid, 0–1 */
function fitIn(share: number, { width = COLUMN_PIXELS, height = COLUMN_PIXELS }: ViewerImage): CSSProperties {
  const isTiny = Math.max(width, height) < MIN_SHARE_OF_CELL * COLUMN_PIXELS * share;
  return {
    width: isTiny ? width : '100%',
    height: isTiny ? height : '100%',
    objectFit: 'cover',
    objectPosition: height / width >= MIN_TALL_RATIO ? 'top' : undefined,
  };
}
