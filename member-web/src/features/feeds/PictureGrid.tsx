import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ViewerImage } from '../../components/ImageViewer/viewerProps';
import { feedTexts } from '../../texts/feeds';
import { GridPicture } from './GridPicture';

/** Number of pictures shown; the last one says how many more there are. */
const SHOWN = 3;

/** Layouts for one, two, and three or more pictures: the aspect ratio of the grid, and the width of each cell. */
const LAYOUTS = [
  { aspectRatio: '16 / 10', columns: '1fr', rows: '1fr', widths: [1] },
  { aspectRatio: '2 / 1.16', columns: '1fr 1fr', rows: '1fr', widths: [0.5, 0.5] },
  { aspectRatio: '16 / 10', columns: '1.72fr 1fr', rows: '1fr 1fr', widths: [0.64, 0.36, 0.36] },
] as const;

interface PictureGridProps {
  images: ViewerImage[];
  /** Loads the pictures at once and not when they come near the viewport. */
  isEager: boolean;
  onOpen: (index: number) => void;
}

/** The pictures of a post. Their place is reserved from the start, so that nothing moves when they load. */
export function PictureGrid({ images, isEager, onOpen }: PictureGridProps) {
  const shown = images.slice(0, SHOWN);
  const more = images.length - shown.length;
  const { aspectRatio, columns, rows, widths } = LAYOUTS[Math.min(shown.length, SHOWN) - 1] ?? LAYOUTS[0];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '4px',
        mt: 4,
        mx: { xs: -4, md: 0 },
        borderRadius: { md: '12px' },
        overflow: 'hidden',
        aspectRatio,
        '@media print': { breakInside: 'avoid', mx: 0 },
        gridTemplateColumns: columns,
        gridTemplateRows: rows,
      }}
    >
      {shown.map((image, index) => (
        <ButtonBase
          key={image.url}
          aria-label={labelOf(image, index, images.length, index === SHOWN - 1 ? more : 0)}
          onClick={() => onOpen(index)}
          sx={{
            position: 'relative',
            overflow: 'hidden',
            minHeight: 0,
            minWidth: 0,
            bgcolor: 'campus.sunken',
            gridRow: shown.length === SHOWN && index === 0 ? 'span 2' : undefined,
            cursor: 'zoom-in',
            // The focus ring is drawn above the picture, which would cover an outline of the button itself.
            '&:focus-visible, &.Mui-focusVisible': { outline: 'none' },
            '&:focus-visible::after, &.Mui-focusVisible::after': {
              content: '""',
              position: 'absolute',
              inset: '4px',
              borderRadius: '8px',
              boxShadow: (theme) =>
                `0 0 0 2px ${theme.vars.palette.primary.main}, 0 0 0 4px ${theme.vars.palette.campus.surface}`,
              // Visible in forced colours, which remove shadows.
              outline: '2px solid transparent',
            },
          }}
        >
          <GridPicture
            image={image}
            share={widths[index] ?? 1}
            isEager={isEager}
            isCovered={index === SHOWN - 1 && more > 0}
          />
          {index === SHOWN - 1 && more > 0 && (
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
              +{more}
            </Box>
          )}
        </ButtonBase>
      ))}
    </Box>
  );
}

function labelOf(image: ViewerImage, index: number, total: number, more: number): string {
  const place = total > 1 ? feedTexts.openPictureOf(index + 1, total) : feedTexts.openPicture;
  return [place, more > 0 ? feedTexts.andMore(more) : '', image.alt && `: ${image.alt}`].join('');
}
