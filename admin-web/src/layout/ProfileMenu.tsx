import { Button } from '@campus-commons/web-kit/Button.tsx';
import { graphemesOf } from '@campus-commons/web-kit/text/generated.ts';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { Check, ChevronDown, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useOwnName } from '../providers/useSession';

const appearances = [
  { mode: 'system', icon: Monitor },
  { mode: 'light', icon: Sun },
  { mode: 'dark', icon: Moon },
] as const;

const headingStyle = {
  px: 3,
  lineHeight: '32px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  bgcolor: 'transparent',
} as const;

/** The user ID, the choice of the colour scheme, the profile and the logout. */
export function ProfileMenu({ isWide }: { isWide: boolean }) {
  const translate = useTranslate();
  const userName = useOwnName();
  const { mode = 'system', setMode } = useColorScheme();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        id="profile-button"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={translate('layout.profile_menu', { userName }).trim()}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? 'profile-menu' : undefined}
        sx={{ gap: 2.5, px: 1, color: 'campus.ink' }}
      >
        <Avatar
          aria-hidden
          sx={{
            width: 32,
            height: 32,
            // In px, because the circle does not grow with the text size.
            fontSize: 13,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {initials(userName) || <UserRound size={18} strokeWidth={1.9} />}
        </Avatar>
        {isWide && (
          <>
            <Box
              component="span"
              sx={{ maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            >
              {userName}
            </Box>
            <ChevronDown size={18} strokeWidth={1.9} aria-hidden />
          </>
        )}
      </Button>
      <Menu
        id="profile-menu"
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        // Keeps the menu next to its button in the reading order of screen readers.
        disablePortal
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': 'profile-button' }, paper: { sx: { mt: 1, width: 240 } } }}
      >
        <ListSubheader role="presentation" disableSticky sx={{ ...headingStyle, pb: 2, lineHeight: '22px' }}>
          {translate('layout.logged_in_as')}
          <Box
            component="span"
            sx={{ display: 'block', typography: 'subtitle1', color: 'campus.ink', overflowWrap: 'anywhere' }}
          >
            {userName}
          </Box>
        </ListSubheader>
        <Divider sx={{ my: '6px !important' }} />
        <ListSubheader role="presentation" disableSticky sx={headingStyle}>
          {translate('layout.appearance.title')}
        </ListSubheader>
        {appearances.map(({ mode: choice, icon: Icon }) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={mode === choice}
            selected={mode === choice}
            onClick={() => setMode(choice)}
          >
            <Icon size={18} strokeWidth={1.9} aria-hidden />
            <Box component="span" sx={{ flex: 1 }}>
              {translate(`layout.appearance.${choice}`)}
            </Box>
            {mode === choice && <Check size={18} strokeWidth={2.2} aria-hidden />}
          </MenuItem>
        ))}
        <Divider sx={{ my: '6px !important' }} />
        <MenuItem component={RouterLink} to="/profile" onClick={close}>
          <UserRound size={18} strokeWidth={1.9} aria-hidden />
          {translate('profile.title')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            void logout();
          }}
        >
          <LogOut size={18} strokeWidth={1.9} aria-hidden />
          {translate('layout.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}

/** The initials for a user ID: the first letters of its first two parts, or the first two letters of its only part. */
function initials(userName: string): string {
  const [first = '', second] = userName.split(/[\s._-]+/).filter((part) => part !== '');
  const letters = (part: string, count: number) => [...graphemesOf(part)].slice(0, count).join('');
  return (second === undefined ? letters(first, 2) : letters(first, 1) + letters(second, 1)).toUpperCase();
}
