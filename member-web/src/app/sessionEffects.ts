import { removeStored } from '@campus-commons/web-kit/storage.ts';
import type { Middleware } from '@reduxjs/toolkit';
import { alertQueue, clearAlerts, showAlert, type MessageAlert } from '../components/alerts/alerts';
import { markAccountDeleted, markAccountRestored } from '../lib/session/deletedAccounts';
import {
  memberIdOf,
  memberKeyOf,
  removeAllTokens,
  removeMemberToken,
  removeRefusedToken,
  storeMemberToken,
} from '../lib/session/tokens';
import { endDevice } from '../lib/session/notifiedDevice';
import { searchesKeyOf } from '../lib/session/searchesKey';
import { clearToasts } from '../components/toasts/toasts';
import {
  maintenanceAnnounced,
  memberSessionRefused,
  memberSignedIn,
  memberSignedOut,
  selectIsLoggedIn,
  selectMemberToken,
  type SessionRefusal,
  type SessionState,
} from '../lib/session/sessionSlices';
import { frameTexts } from '../texts/frame';

/**
 * Side effects of the start and end of a session outside its slices: the stored token, the previous member's searches, alerts
 * and toasts, and the notice; cached answers are emptied by `api/baseApi.ts`. Everything that ends a session uses these
 * actions.
 */
export const sessionEffects: Middleware<object, SessionState> = (store) => {
  let isMaintenanceShown = false;
  return (next) => (action) => {
    const wasSignedIn = selectIsLoggedIn(store.getState());
    const tokenBefore = selectMemberToken(store.getState());
    const result = next(action);
    const token = selectMemberToken(store.getState());
    if (token !== tokenBefore && memberKeyOf(token) !== memberKeyOf(tokenBefore)) {
      clearAlerts();
      clearToasts();
    }
    if (wasSignedIn && !selectIsLoggedIn(store.getState()))
      removeStored(searchesKeyOf(memberIdOf(tokenBefore)));
    if (memberSignedIn.match(action)) {
      isMaintenanceShown = false;
      storeMemberToken(action.payload);
      markAccountRestored(memberIdOf(action.payload));
    } else if (memberSignedOut.match(action)) {
      removeMemberToken();
      endPushes();
    } else if (memberSessionRefused.match(action)) {
      removeRefusedToken(tokenBefore);
      endPushes();
      if (action.payload.code === 'account_deleted') markAccountDeleted(memberIdOf(tokenBefore));
      showAlert({ type: 'info', ...refusalAlert(action.payload) });
    } else if (maintenanceAnnounced.match(action)) {
      removeAllTokens();
      const { message, isUserAction } = action.payload;
      // Shown once for all automatic calls of this screen and later ones, but again after every user action.
      if (wasSignedIn || isUserAction || !isMaintenanceShown) showMaintenanceNotice(message, wasSignedIn);
      isMaintenanceShown = true;
    }
    return result;
  };
};

/** On the server they end with the session. A browser that cannot end them gets none all the same. */
function endPushes(): void {
  endDevice().catch(() => undefined);
}

function refusalAlert({ code, message }: SessionRefusal): Omit<MessageAlert, 'type'> {
  switch (code) {
    case 'account_suspended':
      return { title: frameTexts.accountSuspended, message: frameTexts.accountClosedText(message) };
    case 'account_deleted':
      return { title: frameTexts.accountDeleted, message: frameTexts.accountClosedText(message) };
    default:
      return { title: frameTexts.sessionEnded, message: frameTexts.sessionEndedText, asksToSignIn: true };
  }
}

function showMaintenanceNotice(words: string, wasSignedIn: boolean): void {
  const title = frameTexts.closedForMaintenance;
  if (alertQueue.get().some((alert) => alert.title === title)) return;
  showAlert({ type: 'info', title, message: frameTexts.closedForMaintenanceText(words, wasSignedIn) });
}
