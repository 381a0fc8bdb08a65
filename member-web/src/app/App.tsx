import { CampusThemeProvider } from '@campus-commons/web-kit/CampusThemeProvider.tsx';
import { setupListeners } from '@reduxjs/toolkit/query';
import { Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router';
import { AlertHost } from '../components/alerts/AlertHost';
import { ToastHost } from '../components/toasts/ToastHost';
import { endEarlyPosts } from '../lib/early';
import { paths } from '../lib/paths';
import { ErrorBoundary } from './ErrorBoundary';
import { preloadMemberHome } from './memberHome';
import { PrintStyles } from './PrintStyles';
import { AppRoutes } from './routes';
import { SessionStart } from './SessionStart';
import type { AppStore } from './store';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { useScrollPosition } from './useScrollPosition';

/** The whole site, below a router and above nothing. It does not read the address itself, or each would draw all of it anew. */
export function App({ store }: { store: AppStore }) {
  // Tells the store when the network is back.
  useEffect(() => setupListeners(store.dispatch), [store]);
  return (
    <Provider store={store}>
      <CampusThemeProvider>
        <PrintStyles />
        <AddressBoundary>
          <SessionStart onTakingUp={preloadMemberHome}>
            <Suspense fallback={null}>
              <AppRoutes />
            </Suspense>
          </SessionStart>
          {/* Within: an alert whose part of the site is gone offers the reload, as any other part does. */}
          <AlertHost />
        </AddressBoundary>
        <ToastHost />
        <Navigation />
      </CampusThemeProvider>
    </Provider>
  );
}

/** A failure lasts as long as the address on which it happened. */
function AddressBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <ErrorBoundary address={key}>{children}</ErrorBoundary>;
}

/** The first posts are those of the dashboard: whoever is led elsewhere, because the session is over, say, sees that. */
function useEndOfEarlyPosts(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (pathname !== '/' && pathname.replace(/\/+$/, '') !== paths.dashboard) endEarlyPosts();
  }, [pathname]);
}

/** Where the reader stands after a change of address. Last, because it needs the new screen to be there. */
function Navigation() {
  useEndOfEarlyPosts();
  useScrollPosition();
  useFocusOnNavigation();
  return null;
}
