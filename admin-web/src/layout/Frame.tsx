import { CONTENT_ID, SkipLink } from '@campus-commons/web-kit/accessible.tsx';
import { layout } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FooterLinks } from '../components/FooterLinks';
import { useSession } from '../providers/useSession';
import { Header } from './Header';
import { NavigationDrawer } from './NavigationDrawer';
import { Sidebar } from './Sidebar';

/** A window with room for the sections in the header, 1,000 px with usual letters; with larger ones it takes more. */
const HAS_ROOM = '(min-width: 62.5em)';

/** Header, navigation and footer around a page. The navigation is shown only with a session. */
export function Frame({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const isLoggedIn = useSession().token !== null;
  const isWide = useMediaQuery(HAS_ROOM, { noSsr: true });
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink>{translate('layout.skip')}</SkipLink>
      <Header isWide={isWide} onOpenMenu={() => setDrawerOpen(true)} />
      <Box sx={{ flex: 1, display: 'flex' }}>
        {isLoggedIn && isWide && <Sidebar />}
        {isLoggedIn && !isWide && (
          <NavigationDrawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
        )}
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            px: { xs: 4, sm: 6, lg: 8 },
            pt: { xs: 4, md: 6 },
            display: 'flex',
            flexDirection: 'column',
          }}
        >
          <Column component="main" id={CONTENT_ID} tabIndex={-1} grows>
            <Suspense fallback={<LoadingPage />}>{children}</Suspense>
          </Column>
          <Column component="footer">
            {isLoggedIn && (
              <Typography variant="caption" component="p" sx={{ color: 'campus.ink2' }}>
                {translate('layout.time_zone')}
              </Typography>
            )}
            <FooterLinks />
          </Column>
        </Box>
      </Box>
    </Box>
  );
}

const pageHeight = `calc(100dvh - ${layout.consoleHeaderHeight}px)`;

interface ColumnProps {
  component: 'main' | 'footer';
  id?: string;
  tabIndex?: number;
  /** Fills the window, so that the footer is below it and does not move when a page's data arrives. */
  grows?: boolean;
  children: ReactNode;
}

function Column({ grows = false, ...props }: ColumnProps) {
  return (
    <Box
      {...props}
      sx={{
        width: '100%',
        maxWidth: layout.consoleContentWidth,
        mx: 'auto',
        ...(grows ? { flex: 1, pb: 4, minHeight: pageHeight } : { pb: 2 }),
      }}
    />
  );
}

/** Shown while the page's code is loading. */
function LoadingPage() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '50dvh' }}>
      <CircularProgress size={28} aria-label={translate('layout.loading')} />
    </Box>
  );
}
