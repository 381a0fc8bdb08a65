import { layout } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { LoginState } from '../providers/loginState';
import { useSession } from '../providers/useSession';
import { Header } from './Header';
import { NavigationDrawer } from './NavigationDrawer';
import { Sidebar } from './Sidebar';
import { CONTENT_ID, SkipLink } from './SkipLink';

/**
 * The frame around every page behind the login. It leaves for the login page as soon as there is no
 * session, whoever ended it: the logout button, the server, or another tab.
 */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { token, ended } = useSession();
  const location = useLocation();

  if (token === null) {
    const back: LoginState = { nextPathname: location.pathname, nextSearch: location.search };
    return <Navigate to="/login" replace state={ended === 'loggedOut' ? null : back} />;
  }
  return <Frame>{children}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Header isWide={isWide} onOpenMenu={() => setDrawerOpen(true)} />
      <Box sx={{ flex: 1, display: 'flex' }}>
        {isWide ? <Sidebar /> : <NavigationDrawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} />}
        <Box
          component="main"
          id={CONTENT_ID}
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, px: { xs: 4, sm: 6, md: 8 }, pt: { xs: 4, md: 6 }, pb: 8 }}
        >
          <Box sx={{ maxWidth: layout.consoleContentWidth, mx: 'auto' }}>{children}</Box>
        </Box>
      </Box>
    </Box>
  );
}
