import Menu, { type MenuProps } from '@mui/material/Menu';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { sheetMenu } from './sheetMenu';

interface OptionsMenuProps {
  /** Accessible name of the list: that of its button. */
  label: string;
  /** The button that opened the menu and gets the focus back; null while the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** How the menu looks beside its button; without it, below the button and along its right edge. */
  beside?: Partial<MenuProps>;
  /** The `MenuItem`s. */
  children: ReactNode;
}

/** The menu of a "⋯" button, below it; on phones, where the frame has its bottom bar, a sheet at the bottom edge. */
export function OptionsMenu({ label, anchor, onClose, beside, children }: OptionsMenuProps) {
  const isSheet = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  return (
    <Menu
      // The library makes everything else inert when a menu opens. It must do so again where the other kind is rendered.
      key={isSheet ? 'sheet' : 'menu'}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      {...(isSheet ? sheetMenu(label) : (beside ?? belowButton(label)))}
    >
      {children}
    </Menu>
  );
}

const belowButton = (label: string): Partial<MenuProps> => ({
  // Rendered beside its button, so that screen reader users find it there.
  disablePortal: true,
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
  slotProps: {
    list: { 'aria-label': label },
    paper: { sx: { minWidth: 168, maxWidth: 320, '& svg': { flex: 'none' } } },
  },
});
