import type { MenuProps } from '@mui/material/Menu';
import { sheetPaper } from './sheetStyles';

/**
 * Props of the library's `Menu` that make it a sheet at the bottom edge of a phone. It is opaque at once and slides in. In
 * a portal, because the bar with its button has a stacking order of its own.
 * @param label accessible name of the list
 * @param columns number of columns; the rows of two columns are 72 px high, those of one 48 px
 */
export function sheetMenu(label: string, columns: 1 | 2 = 1): Partial<MenuProps> {
  return {
    anchorReference: 'none',
    transitionDuration: 0,
    slotProps: {
      backdrop: { invisible: false },
      list: {
        'aria-label': label,
        sx: {
          p: 4,
          pt: 2,
          pb: 'calc(16px + env(safe-area-inset-bottom))',
          // The title. Screen readers already know it as the name of the list.
          '&::before': {
            content: 'attr(aria-label) / ""',
            display: 'block',
            gridColumn: '1 / -1',
            px: 3,
            py: 2,
            typography: 'subtitle1',
            overflowWrap: 'anywhere',
          },
          '& .MuiMenuItem-root': { minHeight: 48 },
          // Long names wrap, and the icons keep their size.
          '& svg': { flex: 'none' },
          ...(columns === 2 && {
            display: 'grid',
            // One column with enlarged text.
            gridTemplateColumns: 'repeat(auto-fill, minmax(max(8.5rem, 40%), 1fr))',
            gap: 2,
            '& .MuiMenuItem-root': { minHeight: 72 },
          }),
        },
      },
      paper: {
        // A landmark: the portal is outside those of the page.
        role: 'region',
        'aria-label': label,
        sx: {
          ...sheetPaper,
          inset: 'auto 0 0',
          width: '100%',
          maxHeight: 'calc(100% - 24px)',
          mx: 'auto',
          borderWidth: '1px 0 0',
        },
      },
    },
  };
}
