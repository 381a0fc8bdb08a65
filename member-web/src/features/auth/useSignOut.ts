import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { useDispatch, useSelector } from 'react-redux';
import { send } from '../../api/request';
import { memberSignedOut, selectMemberToken } from '../../lib/session/sessionSlices';

/**
 * Signs out on this device at once, and on the server with a request that survives closing the tab. If that request
 * fails, the session on the server expires after its idle time.
 */
export function useSignOut(): () => void {
  const dispatch = useDispatch();
  const token = useSelector(selectMemberToken);
  return () => {
    // Not through the store: signing out resets the API's state, which aborts its pending calls.
    const request = { url: '/user/auth/logout', outlivesPage: true };
    void send(runtimeConfig().apiOrigin, request, token, new AbortController().signal);
    dispatch(memberSignedOut());
  };
}
