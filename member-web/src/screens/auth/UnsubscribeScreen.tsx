import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { StopMails } from '../../features/notifications/exports/StopMails';
import { stopMailTexts } from '../../texts/stopMails';
import { AuthPage } from './AuthPage';

/** The target of the link in mails about notifications: ends them. The token is in the fragment, which no server sees. */
export function UnsubscribeScreen() {
  return (
    <AuthPage title={stopMailTexts.title}>
      <StopMails token={useTokenOfFragment()} />
    </AuthPage>
  );
}

/** The token after `#token=`; it is removed from the address bar at once. The state of the history entry keeps it for reloads. */
function useTokenOfFragment(): string {
  const { pathname, hash, state } = useLocation() as Location<{ mailedToken?: unknown } | null>;
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(hash.slice(1)).get('token');
  useEffect(() => {
    if (inAddress === null) return;
    void navigate(pathname, { replace: true, state: { mailedToken: inAddress } });
  }, [inAddress, navigate, pathname]);
  const kept = state?.mailedToken;
  return inAddress ?? (typeof kept === 'string' ? kept : '');
}
