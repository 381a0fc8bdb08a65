import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { Bookmark, CircleUserRound, FilePenLine, LogOut, Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import { sheetMenu } from '../../components/sheetMenu';
import { paths } from '../../lib/address/paths';
import { appearanceTexts } from '../../texts/auth';
import { commonTexts } from '../../texts/common';
import { appearances } from './exports/appearances';
import { useSignOut } from './useSignOut';

interface AccountMenuProps {
  /** The button, in its card, that opened the menu and gets the focus back; null while the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** On phones, a sheet at the bottom edge; otherwise above the card that opens it. */
  isSheet?: boolean;
}

/** The account menu: profile, appearance and signing out. */
export function AccountMenu({ anchor, onClose, isSheet = false }: AccountMenuProps) {
  const { mode, setMode } = useColorScheme();
  const signOut = useSignOut();
  const card = anchor?.parentElement ?? null;
  return (
    <Menu
      anchorEl={isSheet ? anchor : card}
      open={anchor !== null}
      onClose={onClose}
      {...(isSheet ? sheetMenu(commonTexts.account) : aboveCard(card))}
    >
      <MenuItem component={Link} to={paths.profile} onClick={onClose}>
        <CircleUserRound size={20} aria-hidden />
        {commonTexts.profile}
      </MenuItem>
      <MenuItem component={Link} to={paths.saved} onClick={onClose}>
        <Bookmark size={20} aria-hidden />
        {commonTexts.savedPosts}
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

const aboveCard = (card: HTMLElement | null): Partial<MenuProps> => ({
  // Inside its bar, where screen reader users look for it.
  disablePortal: true,
  anchorOrigin: { vertical: -8, horizontal: 'left' },
  transformOrigin: { vertical: 'bottom', horizontal: 'left' },
  slotProps: {
    list: { 'aria-label': commonTexts.account },
    paper: { sx: { minWidth: Math.max(card?.offsetWidth ?? 0, 208) } },
  },
});
