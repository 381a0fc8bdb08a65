import { Button } from '@campus-commons/web-kit/Button.tsx';
import { Logo } from '@campus-commons/web-kit/Logo.tsx';
import { layout } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { Menu } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { NavLink, Link as RouterLink } from 'react-router-dom';
import { useSession } from '../providers/useSession';
import { REVIEW_PATH, useNavigation } from './NavigationList';
import { ProfileMenu } from './ProfileMenu';
import { useWaiting, WaitingCount, WaitingDot } from './WaitingCount';

interface HeaderProps {
  /** Whether there is room for the navigation; otherwise a button opens it. */
  isWide: boolean;
  onOpenMenu: () => void;
}

/** The top bar: brand, navigation, and the profile menu, or a link to the login without a session. */
export function Header({ isWide, onOpenMenu }: HeaderProps) {
  const translate = useTranslate();
  const isLoggedIn = useSession().token !== null;
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: layout.consoleHeaderHeight,
        px: { xs: isLoggedIn ? 1 : 4, md: 5 },
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, md: 3, lg: 6 },
        bgcolor: 'campus.surface',
        borderBottom: '1px solid',
        borderColor: 'campus.hairline',
      }}
    >
      {isLoggedIn && !isWide && <MenuButton onClick={onOpenMenu} />}
      <Link
        component={RouterLink}
        to="/"
        underline="none"
        aria-label={translate('layout.home')}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          minHeight: 44,
          color: 'campus.ink',
          minWidth: 0,
          flexShrink: { md: 0 },
        }}
      >
        <Logo markOnly={!isWide} />
        <Chip
          label={translate('layout.console')}
          variant="outlined"
          size="small"
          component="span"
          sx={{ cursor: 'inherit' }}
        />
      </Link>
      {isLoggedIn && isWide && <SectionLinks />}
      <Box sx={{ flex: 1 }} />
      {isLoggedIn ? (
        <ProfileMenu isWide={isWide} />
      ) : (
        <Button component={RouterLink} to="/login" variant="tonal">
          {translate('login.submit')}
        </Button>
      )}
    </Box>
  );
}

/** Opens the navigation; a dot says that cases wait. */
function MenuButton({ onClick }: { onClick: () => void }) {
  const translate = useTranslate();
  const waiting = useWaiting();
  const name = translate('layout.open_menu');
  return (
    <IconButton onClick={onClick} aria-label={waiting.words ? `${name}, ${waiting.words}` : name}>
      <Menu size={22} strokeWidth={1.9} aria-hidden />
      <WaitingDot waiting={waiting} />
    </IconButton>
  );
}

function SectionLinks() {
  const translate = useTranslate();
  const waiting = useWaiting();
  return (
    <Box
      component="nav"
      aria-label={translate('layout.main')}
      sx={{ display: 'flex', gap: { md: 0, lg: 2 } }}
    >
      {useNavigation().map(({ label, to }) => (
        <Link
          key={to}
          component={NavLink}
          to={to}
          end={to === '/'}
          underline="none"
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            px: { md: 2, lg: 3 },
            whiteSpace: 'nowrap',
            fontSize: '0.9375rem',
            fontWeight: 520,
            color: 'campus.ink2',
            '&:hover': { color: 'campus.ink' },
            '&.active': { color: 'campus.ink', fontWeight: 650 },
          }}
        >
          {label}
          {to === REVIEW_PATH && <WaitingCount waiting={waiting} />}
        </Link>
      ))}
    </Box>
  );
}
