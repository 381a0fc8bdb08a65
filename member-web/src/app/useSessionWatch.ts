import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { generatedApi } from '../api/generated';
import type { ApiDispatch } from '../api/thunks';
import { selectIsLoggedIn } from '../lib/session/sessionSlices';

/**
 * Polling interval, ms: short enough that the end of a session is shown within a minute, including the answer's time.
 */
const POLL_INTERVAL_MS = 45_000;

/** Events when the window becomes active again: after another tab or program, or from the back/forward cache. */
const ACTIVATION_EVENTS = ['focus', 'pageshow'] as const;

/**
 * Notices that the session has ended (suspension, maintenance, signed out elsewhere) before the member types text that
 * cannot be sent. It polls only while the page is visible. The call does not count as activity, and its refusal is
 * handled like that of every other call.
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
