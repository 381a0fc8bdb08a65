import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Diameter of the portrait in wide windows. */
export const PORTRAIT_PIXELS = 134;

/** Height of the cover area while a profile is read, px: about a quarter of its width from 900 px up. */
export const READ_COVER_PIXELS = { xs: 128, md: 160, lg: 232 };

interface ProfileFrameProps {
  /** Fills the cover area at the top. */
  cover: ReactNode;
  /** Height of the cover area, px; `auto` makes it an eighth of its width: two whole rows of tiles. */
  coverHeight: { xs: number; md: number; lg: number | 'auto' };
  children: ReactNode;
}

/** A card with a cover at the top. Reading, editing and loading share it, so that nothing moves between them. */
export function ProfileFrame({ cover, coverHeight, children }: ProfileFrameProps) {
  return (
    <Card
      sx={{
        // On phones the content starts 12 px below the top bar; the cover touches the bar and both edges.
        mt: { xs: -3, sm: 0 },
        borderRadius: { xs: 0, sm: '16px' },
        borderWidth: { xs: '0 0 1px', sm: '1px' },
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
          borderRadius: { sm: '15px 15px 0 0' },
          bgcolor: 'campus.sunken',
        }}
      >
        {cover}
      </Box>
      {children}
    </Card>
  );
}

/** The circle of the member's picture; its ring separates it from the cover. */
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
  // Stronger than what the picture says of its own size.
  '&& > *': { width: '100%', height: '100%' },
  [theme.breakpoints.up('md')]: { width: PORTRAIT_PIXELS, height: PORTRAIT_PIXELS, marginTop: -60 },
}));
