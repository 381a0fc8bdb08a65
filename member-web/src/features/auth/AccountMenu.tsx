import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { CircleUserRound, FilePenLine, LogOut, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { appearanceTexts } from '../../texts/auth';
import { commonTexts } from '../../texts/common';
import { appearances } from './exports/appearances';
import { useSignOut } from './useSignOut';

interface AccountMenuProps extends Pick<MenuProps, 'anchorOrigin' | 'transformOrigin'> {
  /** The button that opened the menu and gets the focus back; null while the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** More items, above the member's own. */
  children?: ReactNode;
}

/** The account menu: profile, appearance and signing out. */
export function AccountMenu({ anchor, onClose, children, ...origins }: AccountMenuProps) {
  const { mode, setMode } = useColorScheme();
  const signOut = useSignOut();
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      // Rendered inside the bar of its button, so that screen reader users find it there.
      disablePortal
      {...origins}
      slotProps={{
        list: { 'aria-label': commonTexts.account },
        // At least as wide as the element that opens it, which may be a card.
        paper: { sx: { minWidth: Math.max(anchor?.offsetWidth ?? 0, 208) } },
      }}
    >
      {children}
      <MenuItem component={Link} to={paths.profile} onClick={onClose}>
        <CircleUserRound size={20} aria-hidden />
        {commonTexts.profile}
      </MenuItem>
      <MenuItem component={Link} to={paths.drafts} onClick={onClose}>
        <FilePenLine size={20} aria-hidden />
        {commonTexts.drafts}
      </MenuItem>
      <MenuItem component={Link} to={paths.accountSettings} onClick={onClose}>
        <Settings size={20} aria-hidden />
        {commonTexts.accountSettings}
      </MenuItem>
      <Divider sx={{ my: 1.5 }} />
      <ListSubheader
        role="presentation"
        sx={{ typography: 'caption', color: 'campus.ink3', bgcolor: 'transparent', p: '6px 12px 4px' }}
      >
        {appearanceTexts.appearance}
      </ListSubheader>
      {appearances.map(({ mode: choice, label, icon: Icon }) => (
        <MenuItem
          key={choice}
          role="menuitemradio"
          aria-checked={mode === choice}
          selected={mode === choice}
          onClick={() => setMode(choice)}
        >
          <Icon size={20} aria-hidden />
          {label}
        </MenuItem>
      ))}
      <Divider sx={{ my: 1.5 }} />
      <MenuItem onClick={signOut}>
        <LogOut size={20} aria-hidden />
        {commonTexts.signOut}
      </MenuItem>
    </Menu>
  );
}
