import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { memo, type CSSProperties } from 'react';
import { opensViewer } from '../../components/ImageViewer/ImageViewer';
import type { ViewerImage } from '../../components/ImageViewer/viewerProps';
import { isSmall, smallRow, smallRowStyles } from '../../lib/layout/pictureFrame';
import { postCardStyles } from './exports/postCardStyles';
import { PictureButton, pictureLabel } from './PictureButton';
import { FILLED, PostPicture, WHOLE } from './PostPicture';

/** Number of pictures shown; the last one says how many more there are. */
const SHOWN = 3;
/** Width of the grid in wide windows; on phones it spans the whole window. */
const COLUMN_PIXELS = 612;
/** The usual ratio of a photo. */
const PHOTO_RATIO = 1.5;

/** Layouts for two, and for three or more pictures: the frame of the grid, and the width of each cell. */
const TWO = { frame: postCardStyles.twoPictures, widths: [0.5, 0.5] };
const THREE = { frame: postCardStyles.threePictures, widths: [0.64, 0.36, 0.36] };

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
  const more = Math.max(0, images.length - SHOWN);
  const isTwo = images.length < SHOWN;
  const { frame, widths } = isTwo ? TWO : THREE;
  const side = smallRow(images);
  // The first cell is large, and leaves little room to a small picture beside it.
  const shown = images.slice(0, SHOWN).sort((a, b) => +isSmall(a) - +isSmall(b));
  const columns = `${isTwo ? 1 : 1.72}fr ${isTwo && shown.some(isSmall) ? '128px' : '1fr'}`;
  return (
    <Box
      style={{ '--side': side && `${side}px` } as CSSProperties}
      sx={{
        display: 'grid',
        gap: '4px',
        gridAutoRows: '1fr',
        ...postCardStyles.pictures,
        ...(side
          ? { ...smallRowStyles, gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, var(--side))' }
          : {
              ...frame,
              gridTemplateColumns: columns,
            }),
        borderRadius: { [side ? 'xs' : 'md']: `${radii.image}px` },
        overflow: 'hidden',
        '@media print': { breakInside: 'avoid', mx: 0 },
      }}
    >
      {shown.map((image, place) => {
        const index = images.indexOf(image);
        const share = widths[place] ?? 1;
        const behind = place === SHOWN - 1 ? more : 0;
        return (
          <PictureButton
            key={image.url}
            aria-label={pictureLabel(image, { index, total: images.length, more: behind })}
            {...opensViewer}
            onClick={() => onOpen(index)}
            // Seen around a small picture.
            style={{ '--ground': image.meanColour } as CSSProperties}
            sx={{ gridRow: !isTwo && !side && place === 0 ? 'span 2' : undefined }}
          >
            <PostPicture
              image={image}
              sizes={sizesIn(share, image)}
              isEager={isEager}
              isCovered={behind > 0}
              style={isSmall(image) ? WHOLE : FILLED}
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
