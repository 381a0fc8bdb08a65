import { CampusThemeProvider } from '@campus-commons/web-kit/CampusThemeProvider.tsx';
import { Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { whenApiLoads } from '../api/lateApi';
import { AlertHost } from '../components/alerts/AlertHost';
import { ToastHost } from '../components/toasts/ToastHost';
import { endEarlyPosts } from '../lib/loading/early';
import { paths } from '../lib/address/paths';
import { ErrorBoundary } from './ErrorBoundary';
import { preloadMemberHome } from './memberHome';
import { PrintStyles } from './PrintStyles';
import { AppRoutes } from './routes';
import { SessionStart } from './SessionStart';
import type { AppStore } from './store';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { useScrollPosition } from './useScrollPosition';

/**
 * The whole site, inside a router. It does not read the address itself, because then every change of address would
 * render all of it again.
 */
export function App({ store }: { store: AppStore }) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const stopWaiting = whenApiLoads(({ followWindow }) => (stop = followWindow(store.dispatch)));
    return () => {
      stopWaiting();
      stop?.();
    };
  }, [store]);
  return (
    <Provider store={store}>
      <CampusThemeProvider>
        <PrintStyles />
        <AddressBoundary>
          <SessionStart onRestoring={preloadMemberHome}>
            <Suspense fallback={null}>
              <AppRoutes />
            </Suspense>
          </SessionStart>
          {/* Inside the boundary, so that an alert whose chunk fails to load offers a reload. */}
          <AlertHost />
        </AddressBoundary>
        <ToastHost />
        <Navigation />
      </CampusThemeProvider>
    </Provider>
  );
}

/** Shows a failure until the address changes. */
function AddressBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <ErrorBoundary address={key}>{children}</ErrorBoundary>;
}

/**
 * Removes the early posts when the address is not the dashboard, for example after a redirect because the session is
 * over.
 */
function useEndOfEarlyPosts(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (pathname !== '/' && pathname.replace(/\/+$/, '') !== paths.dashboard) endEarlyPosts();
  }, [pathname]);
}

/** Focus and scroll position after a change of address. Rendered last, because the new screen must exist. */
function Navigation() {
  useEndOfEarlyPosts();
  useScrollPosition();
  useFocusOnNavigation();
  return null;
}
