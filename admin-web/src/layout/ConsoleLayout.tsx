import type { ReactNode } from 'react';
import { NotificationContextProvider } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import type { LoginState } from '../providers/loginState';
import { useSession } from '../providers/useSession';
import { Frame } from './Frame';
import { IdleEnd } from './IdleEnd';
import { MaintenanceBanner } from './MaintenanceBanner';
import { SessionLimit } from './SessionLimit';

/**
 * The frame around every page behind the login. It leaves for the login page as soon as there is no
 * session, whoever ended it: the logout button, the server, half an hour of silence, or another tab.
 */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { token, ended } = useSession();
  const location = useLocation();

  if (token === null) {
    const back: LoginState = { nextPathname: location.pathname, nextSearch: location.search };
    return <Navigate to="/login" replace state={ended === 'loggedOut' ? null : back} />;
  }
  return (
    // What one session has opened, typed and been told is not shown to the next, which may be somebody else's.
    <NotificationContextProvider key={token}>
      <Frame>
        <MaintenanceBanner key={location.pathname} />
        {children}
        <IdleEnd />
        <SessionLimit />
      </Frame>
    </NotificationContextProvider>
  );
}
