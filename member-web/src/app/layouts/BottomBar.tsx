import { layout } from '@campus-commons/web-kit/tokens.ts';
import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import { styled } from '@mui/material/styles';
import { Menu } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { Bell, useUnread } from '../../features/notifications/exports/Bell';
import { paths } from '../../lib/address/paths';
import { LOW_WINDOW, WRITING } from '../../lib/layout/lowWindow';
import { useMenuAnchor } from '../../lib/hooks/useMenuAnchor';
import { frameTexts } from '../../texts/frame';
import { notificationTexts } from '../../texts/notifications';
import { barLinks } from '../navigation';
import { navigationIcons } from '../navigationIcons';
import { MoreSheet } from './MoreSheet';
import { PostButton } from './PostButton';

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  inset: 'auto 0 0 0',
  height: `calc(${layout.bottomBarHeight}px + env(safe-area-inset-bottom))`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  backgroundColor: theme.vars.palette.campus.surface,
  borderTop: `1px solid ${theme.vars.palette.campus.hairline}`,
  [theme.breakpoints.up('md')]: { display: 'none' },
  // The keyboard leaves little room: none for the bar between it and the text.
  [LOW_WINDOW]: { [`${WRITING} &`]: { display: 'none' } },
}));

const entry = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  fontSize: 13,
  // The longest name, "Notifications", fits beside the others.
  '@media (max-width: 399.95px)': { fontSize: 12 },
  '@media (max-width: 339.95px)': { fontSize: 11 },
  lineHeight: '16px',
  fontWeight: 560,
  textDecoration: 'none',
} as const;

const Entry = styled(NavLink)(({ theme }) => ({
  ...entry,
  color: theme.vars.palette.campus.ink2,
  '&[aria-current="page"]': { color: theme.vars.palette.campus.teal.text, fontWeight: 680 },
  '&[aria-current="page"]::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    width: 22,
    height: 4,
    borderRadius: '0 0 6px 6px',
    backgroundColor: theme.vars.palette.campus.marigold.main,
  },
}));

const More = styled(ButtonBase)(({ theme }) => ({
  ...entry,
  color: theme.vars.palette.campus.ink2,
}));

function Entries() {
  return barLinks.map(({ name, to, label }) => {
    const Icon = navigationIcons[name];
    return (
      // The dashboard's path is a prefix of every member address, so it must match exactly; the other entries include
      // their subpages.
      <Entry key={to} to={to} end={name === 'dashboard'}>
        <Icon size={20} aria-hidden />
        {label}
      </Entry>
    );
  });
}

function Notifications() {
  const unread = useUnread();
  return (
    <Entry to={paths.notifications} aria-label={notificationTexts.bell(unread)}>
      <Bell unread={unread} />
      {notificationTexts.title}
    </Entry>
  );
}

/** The bottom navigation for members in windows below 900 px. */
export function BottomBar() {
  const { anchor, onOpen, onClose } = useMenuAnchor();
  return (
    <Bar aria-label={frameTexts.main}>
      <Entries />
      <PostButton />
      <Notifications />
      <More aria-haspopup="menu" aria-expanded={anchor !== null} onClick={onOpen}>
        <Menu size={20} aria-hidden />
        {frameTexts.more}
      </More>
      <MoreSheet anchor={anchor} onClose={onClose} />
    </Bar>
  );
}
