import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import {
  maintenanceAnnounced,
  memberSessionRefused,
  memberSignedIn,
  memberSignedOut,
  selectIsLoggedIn,
  type SessionState,
} from '../lib/session/sessionSlices';

/**
 * Empties the cache when a session starts or ends: its answers were the member's.
 * @param reset the action that does so; it also refetches active queries
 */
export function resetWithSession(reset: () => UnknownAction): Middleware<object, SessionState> {
  return (store) => (next) => (action) => {
    const wasSignedIn = selectIsLoggedIn(store.getState());
    const result = next(action);
    const isOther =
      memberSignedIn.match(action) || memberSignedOut.match(action) || memberSessionRefused.match(action);
    // A visitor has no data to clear, and during maintenance refetching would announce it again, without end.
    if (isOther || (maintenanceAnnounced.match(action) && wasSignedIn)) store.dispatch(reset());
    return result;
  };
}
