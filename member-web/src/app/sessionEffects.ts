import type { Middleware } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { showAlert } from '../components/alerts/alerts';
import {
  maintenanceAnnounced,
  memberSessionRefused,
  memberSignedIn,
  memberSignedOut,
  selectIsLoggedIn,
  selectMemberToken,
  type SessionState,
} from '../lib/session/sessionSlices';
import {
  forgetAllTokens,
  forgetMemberToken,
  forgetRefusedToken,
  keepMemberToken,
} from '../lib/session/storedTokens';
import { frameTexts } from '../texts/frame';

/**
 * What the end or the start of a session means outside the store: the stored token, the answers cached
 * for the member before, and the notice. Everything that ends a session goes through these actions.
 */
export const sessionEffects: Middleware<object, SessionState> = (store) => (next) => (action) => {
  const wasSignedIn = selectIsLoggedIn(store.getState());
  const tokenBefore = selectMemberToken(store.getState());
  const result = next(action);
  if (memberSignedIn.match(action)) {
    keepMemberToken(action.payload);
    store.dispatch(baseApi.util.resetApiState());
  } else if (memberSignedOut.match(action)) {
    forgetMemberToken();
    store.dispatch(baseApi.util.resetApiState());
  } else if (memberSessionRefused.match(action)) {
    forgetRefusedToken(tokenBefore);
    store.dispatch(baseApi.util.resetApiState());
    showAlert({
      type: 'info',
      title: frameTexts.sessionEnded,
      message: frameTexts.sessionEndedText,
    });
  } else if (maintenanceAnnounced.match(action)) {
    forgetAllTokens();
    store.dispatch(baseApi.util.resetApiState());
    showAlert({
      type: 'info',
      title: frameTexts.closedForMaintenance,
      message: frameTexts.closedForMaintenanceText(action.payload, wasSignedIn),
    });
  }
  return result;
};
