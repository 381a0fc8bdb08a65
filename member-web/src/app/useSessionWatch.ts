import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { generatedApi } from '../api/generated';
import type { ApiDispatch } from '../api/thunks';
import { selectIsLoggedIn } from '../lib/session/sessionSlices';

/** How often the server is asked, ms: often enough that a session's end is on screen within a minute, answer included. */
const ASK_EVERY_MS = 45_000;

/** What tells that somebody looks at the window again: another tab, another program, a page brought back from the cache. */
const LOOKED_AT_AGAIN = ['focus', 'pageshow'] as const;

/**
 * Notices that the session has ended (suspension, maintenance, signed out elsewhere) before the member writes into
 * nothing. The server is asked only while the page is visible. The call does not count as use of the session, and its
 * refusal is handled like every other call's.
 */
export function useSessionWatch(): void {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const dispatch = useDispatch<ApiDispatch>();
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    let isAsking = false;
    const ask = async () => {
      if (isAsking || document.visibilityState !== 'visible') return;
      isAsking = true;
      const { authCheckSession } = generatedApi.endpoints;
      await dispatch(authCheckSession.initiate({ emptyDto: {} }, { track: false }));
      isAsking = false;
    };
    const onEvent = () => void ask();
    const timer = setInterval(onEvent, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', onEvent);
    LOOKED_AT_AGAIN.forEach((event) => window.addEventListener(event, onEvent));
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onEvent);
      LOOKED_AT_AGAIN.forEach((event) => window.removeEventListener(event, onEvent));
    };
  }, [isLoggedIn, dispatch]);
}
