import { layout } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { commonTexts } from '../texts/common';

interface ColumnWithRailProps {
  children: ReactNode;
  /** What stands beside the column where there is room for it, from 1200 px. */
  rail: ReactNode;
}

/** The reading column with its rail. */
export function ColumnWithRail({ children, rail }: ColumnWithRailProps) {
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
      <Box
        component="aside"
        aria-label={commonTexts.youAndYourPages}
        sx={{ display: { xs: 'none', lg: 'grid' }, gap: 5, position: 'sticky', top: 28 }}
      >
        {rail}
      </Box>
    </Box>
  );
}
