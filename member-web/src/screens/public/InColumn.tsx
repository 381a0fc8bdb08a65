import { styled, ThemeProvider, unstable_createBreakpoints, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, type ReactNode } from 'react';
import { ColumnContext } from './columnContext';

/** A width that no window has. */
const UNREACHED_WIDTH_PIXELS = 99_999;

/**
 * The theme of public screens in a member's column. The column is never wider than a tablet, so that they use their
 * layout for tablets in wide windows too, and their headings have the sizes of a member's other screens.
 */
function columnTheme(theme: Theme): Theme {
  const { h1, h2, body1 } = theme.typography;
  const values = {
    ...theme.breakpoints.values,
    md: UNREACHED_WIDTH_PIXELS,
    lg: UNREACHED_WIDTH_PIXELS + 1,
    xl: UNREACHED_WIDTH_PIXELS + 2,
  };
  return {
    ...theme,
    breakpoints: unstable_createBreakpoints({ values }),
    typography: { ...theme.typography, hero: h1, section: h2, heroText: body1, sectionText: body1 },
  };
}

/** Text is aligned with the headings of a member's other screens; see lib/layout/publicContentWidth.ts. */
const Column = styled('div')(({ theme }) => ({
  '--content-inset': '16px',
  [theme.breakpoints.up('sm')]: { '--content-inset': '4px' },
}));

/** Shows a public screen in a member's column: without the height of a landing page. */
export function InColumn({ children }: { children: ReactNode }) {
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  return (
    <ColumnContext value={useMemo(() => ({ hasRoom }), [hasRoom])}>
      <Column>
        <ThemeProvider theme={columnTheme}>{children}</ThemeProvider>
      </Column>
    </ColumnContext>
  );
}
