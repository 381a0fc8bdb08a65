import type { ReactNode } from 'react';
import { NotificationContextProvider } from 'react-admin';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Frame } from './Frame';
import { IdleEnd } from './IdleEnd';
import { MaintenanceBanner } from './MaintenanceBanner';
import type { LoginState } from '../providers/router';
import { useSession } from '../providers/useSession';
import { SessionLimit } from './SessionLimit';

/**
 * The frame around every page that needs a login. It redirects to the login page as soon as the session has ended, by
 * the logout button, by the server, for lack of activity, or in another tab.
 */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { token, ended, role } = useSession();
  const location = useLocation();

  if (token === null) {
    const back: LoginState = { nextPathname: location.pathname, nextSearch: location.search };
    return <Navigate to="/login" replace state={ended === 'loggedOut' ? null : back} />;
  }
  return (
    // The key remounts everything for a new session: the next administrator must not see dialogs, typed text or
    // notifications of the previous one.
    <Frame key={token}>
      {role === 'administrator' && <MaintenanceBanner key={location.pathname} />}
      {/* A notification that arrives after its page was left must not appear on the next page. */}
      <NotificationContextProvider key={`page ${location.pathname}`}>{children}</NotificationContextProvider>
      <IdleEnd />
      <SessionLimit />
    </Frame>
  );
}

/** The frame around the information pages, which need no login. */
export function OpenLayout() {
  const { token } = useSession();
  return (
    <Frame>
      <Outlet />
      {token !== null && <IdleEnd />}
    </Frame>
  );
}
