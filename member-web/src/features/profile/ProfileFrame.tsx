import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Diameter of the portrait on wide windows, px. */
export const PORTRAIT_SIZE = 134;

interface ProfileFrameProps {
  /** Fills the band across the top. */
  cover: ReactNode;
  /** Height of the band, px; `auto` makes it an eighth as high as it is wide: two whole rows of tiles. */
  coverHeight: { xs: number; md: number; lg?: 'auto' };
  children: ReactNode;
}

/** A card headed by a cover; the same for reading, editing and waiting, so that nothing jumps between them. */
export function ProfileFrame({ cover, coverHeight, children }: ProfileFrameProps) {
  return (
    <Card
      sx={{
        // On phones the page begins 12 px below the bar above: the cover touches that bar and both edges.
        mt: { xs: -3, md: 0 },
        borderRadius: { xs: 0, md: '16px' },
        borderWidth: { xs: '0 0 1px', md: '1px' },
        overflow: 'visible',
      }}
    >
      <Box
        sx={{
          position: 'relative',
          width: '100%',
          height: coverHeight,
          aspectRatio: '8 / 1',
          overflow: 'hidden',
          borderRadius: { md: '15px 15px 0 0' },
          bgcolor: 'campus.sunken',
        }}
      >
        {cover}
      </Box>
      {children}
    </Card>
  );
}

/** The circle that the member's picture fills; its ring cuts it out of the cover above. */
export const Portrait = styled('div')(({ theme }) => ({
  position: 'relative',
  alignSelf: 'start',
  boxSizing: 'content-box',
  width: 88,
  height: 88,
  marginTop: -48,
  borderRadius: '50%',
  overflow: 'hidden',
  border: `4px solid ${theme.vars.palette.campus.surface}`,
  backgroundColor: theme.vars.palette.campus.surface,
  '& > *': { width: '100%', height: '100%' },
  [theme.breakpoints.up('md')]: { width: PORTRAIT_SIZE, height: PORTRAIT_SIZE, marginTop: -60 },
}));
