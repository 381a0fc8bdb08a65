import { layout } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { commonTexts } from '../texts/common';

interface ColumnWithRailProps {
  children: ReactNode;
  /** What stands beside the column where there is room for it, from 1200 px. */
  rail: ReactNode;
}

/** The reading column with its rail. Narrower windows do without the rail's calls and drawings too. */
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
