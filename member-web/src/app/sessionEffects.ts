import type { Middleware } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { alertQueue, dropAlerts, showAlert } from '../components/alerts/alerts';
import { noteDeletedAccount, noteMemberBack } from '../lib/session/deletedAccounts';
import { memberIdOf, memberKeyOf } from '../lib/session/memberId';
import { dropToasts } from '../components/toasts/toasts';
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
import {
  forgetAllTokens,
  forgetMemberToken,
  forgetRefusedToken,
  keepMemberToken,
} from '../lib/session/storedTokens';
import { frameTexts } from '../texts/frame';

/**
 * What the end or the start of a session means outside the store: the stored token, the answers cached, the
 * alerts and toasts shown for the member before, and the notice. Everything that ends a session goes through these actions.
 */
export const sessionEffects: Middleware<object, SessionState> = (store) => {
  let isMaintenanceSaid = false;
  return (next) => (action) => {
    const wasSignedIn = selectIsLoggedIn(store.getState());
    const tokenBefore = selectMemberToken(store.getState());
    const result = next(action);
    const token = selectMemberToken(store.getState());
    if (token !== tokenBefore && memberKeyOf(token) !== memberKeyOf(tokenBefore)) {
      dropAlerts();
      dropToasts();
    }
    if (memberSignedIn.match(action)) {
      isMaintenanceSaid = false;
      keepMemberToken(action.payload);
      noteMemberBack(memberIdOf(action.payload));
      store.dispatch(baseApi.util.resetApiState());
    } else if (memberSignedOut.match(action)) {
      forgetMemberToken();
      store.dispatch(baseApi.util.resetApiState());
    } else if (memberSessionRefused.match(action)) {
      forgetRefusedToken(tokenBefore);
      if (action.payload.code === 'account_deleted') noteDeletedAccount(memberIdOf(tokenBefore));
      store.dispatch(baseApi.util.resetApiState());
      showAlert({ type: 'info', ...whyRefused(action.payload) });
    } else if (maintenanceAnnounced.match(action)) {
      forgetAllTokens();
      // A visitor has nothing to be forgotten, and a reset fetches anew what is on screen: in maintenance without end.
      if (wasSignedIn) store.dispatch(baseApi.util.resetApiState());
      const { message, isAnswerToAct } = action.payload;
      // Once for all calls of a screen, and for what the next screens fetch by themselves. Whoever tries again hears it.
      if (wasSignedIn || isAnswerToAct || !isMaintenanceSaid) sayMaintenance(message, wasSignedIn);
      isMaintenanceSaid = true;
    }
    return result;
  };
};

function whyRefused({ code, message }: SessionRefusal): { title: string; message: string } {
  switch (code) {
    case 'account_suspended':
      return { title: frameTexts.accountSuspended, message: frameTexts.accountClosedText(message) };
    case 'account_deleted':
      return { title: frameTexts.accountDeleted, message: frameTexts.accountClosedText(message) };
    default:
      return { title: frameTexts.sessionEnded, message: frameTexts.sessionEndedText };
  }
}

function sayMaintenance(words: string, wasSignedIn: boolean): void {
  const title = frameTexts.closedForMaintenance;
  if (alertQueue.get().some((alert) => alert.title === title)) return;
  showAlert({ type: 'info', title, message: frameTexts.closedForMaintenanceText(words, wasSignedIn) });
}
