import { CampusThemeProvider } from '@campus-commons/web-kit/CampusThemeProvider.tsx';
import { setupListeners } from '@reduxjs/toolkit/query';
import { Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router';
import { AlertHost } from '../components/alerts/AlertHost';
import { ToastHost } from '../components/toasts/ToastHost';
import { ErrorBoundary } from './ErrorBoundary';
import { AppRoutes, preloadMemberHome } from './routes';
import { SessionStart } from './SessionStart';
import type { AppStore } from './store';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { useScrollPosition } from './useScrollPosition';

/** The whole site, below a router and above nothing. */
export function App({ store }: { store: AppStore }) {
  const { key } = useLocation();
  useScrollPosition();
  useFocusOnNavigation();
  // Tells the store when the network is back.
  useEffect(() => setupListeners(store.dispatch), [store]);
  return (
    <Provider store={store}>
      <CampusThemeProvider>
        <ErrorBoundary address={key}>
          <SessionStart onTakingUp={preloadMemberHome}>
            <Suspense fallback={null}>
              <AppRoutes />
            </Suspense>
          </SessionStart>
        </ErrorBoundary>
        <AlertHost />
        <ToastHost />
      </CampusThemeProvider>
    </Provider>
  );
}
