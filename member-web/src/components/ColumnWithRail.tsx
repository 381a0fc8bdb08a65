import { layout } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { commonTexts } from '../texts/common';

interface ColumnWithRailProps {
  children: ReactNode;
  /** The right column, shown from 1200 px up. */
  rail: ReactNode;
}

/** The main column with a right column. Narrower windows do not render the right column, so it makes no calls there. */
export function ColumnWithRail({ children, rail }: ColumnWithRailProps) {
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return (
    <Box
      sx={{
        display: { lg: 'grid' },
        gridTemplateColumns: `minmax(0, ${layout.columnWidth}px) ${layout.railWidth}px`,
        columnGap: `${layout.gap}px`,
        alignItems: 'start',
      }}
    >
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      {hasRoom && (
        <Box
          component="aside"
          aria-label={commonTexts.youAndYourPages}
          sx={{ display: 'grid', gap: 5, position: 'sticky', top: 28 }}
        >
          {rail}
        </Box>
      )}
    </Box>
  );
}
