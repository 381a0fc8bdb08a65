import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';

interface TokenState {
  mailedToken: string;
}

/**
 * The token of a mailed link; empty if there is none. It is removed from the address bar at once, so that it does not
 * appear on the screen, in the browser history or in a referrer. The state of the history entry keeps it for reloads.
 */
export function useTokenOfAddress(): string {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const inAddress = search.get('token');
  useEffect(() => {
    if (inAddress === null) return;
    void navigate(pathname, { replace: true, state: { mailedToken: inAddress } satisfies TokenState });
  }, [inAddress, navigate, pathname]);
  return inAddress ?? (isTokenState(state) ? state.mailedToken : '');
}

function isTokenState(state: unknown): state is TokenState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'mailedToken' in state &&
    typeof state.mailedToken === 'string'
  );
}
