import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { generatedApi } from '../api/generated';
import type { ApiDispatch } from '../api/thunks';
import { isOffline } from '../lib/state/network';
import { selectIsLoggedIn } from '../lib/session/sessionSlices';

/**
 * Polling interval, ms. The end of a session is shown within a minute, including the response time.
 */
const POLL_INTERVAL_MS = 45_000;

/** Events when the window becomes active again: after another tab or program, or from the back/forward cache. */
const ACTIVATION_EVENTS = ['focus', 'pageshow'] as const;

/**
 * Polls whether the session still exists, so that the member learns of its end (suspension, maintenance, signed out
 * elsewhere) before typing text that cannot be sent. It polls only while the page is visible. The call does not count
 * as activity, and its errors are handled like those of every other call.
 */
export function useSessionWatch(): void {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const dispatch = useDispatch<ApiDispatch>();
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    let isAsking = false;
    const poll = async () => {
      if (isAsking || isOffline() || document.visibilityState !== 'visible') return;
      isAsking = true;
      const { authCheckSession } = generatedApi.endpoints;
      await dispatch(authCheckSession.initiate({ emptyDto: {} }, { track: false }));
      isAsking = false;
    };
    const onEvent = () => void poll();
    const timer = setInterval(onEvent, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', onEvent);
    ACTIVATION_EVENTS.forEach((event) => window.addEventListener(event, onEvent));
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onEvent);
      ACTIVATION_EVENTS.forEach((event) => window.removeEventListener(event, onEvent));
    };
  }, [isLoggedIn, dispatch]);
}
