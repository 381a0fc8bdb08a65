import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { columnAndRail } from '../lib/layout/columns';
import { commonTexts } from '../texts/common';

const Columns = styled('div')(({ theme }) => ({
  alignItems: 'start',
  ...columnAndRail(theme, { display: 'grid' }),
}));

const Rail = styled('aside')({
  display: 'grid',
  // A long line in a card does not widen the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  position: 'sticky',
  top: 28,
});

interface ColumnWithRailProps {
  children: ReactNode;
  /** The right column, shown from 1200 px up. */
  rail: ReactNode;
}

/** The main column with a right column. Narrower windows do not render the right column, so it makes no calls there. */
export function ColumnWithRail({ children, rail }: ColumnWithRailProps) {
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return (
    <Columns>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      {hasRoom && <Rail aria-label={commonTexts.youAndYourPages}>{rail}</Rail>}
    </Columns>
  );
}
