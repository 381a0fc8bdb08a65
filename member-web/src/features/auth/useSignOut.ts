import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { useDispatch, useSelector } from 'react-redux';
import { send } from '../../api/request';
import { memberSignedOut, selectMemberToken } from '../../lib/session/sessionSlices';

/**
 * Signs out here at once, and on the server as soon as it hears of it, even when the tab closes in the same moment. Should it
 * never hear, the session ends there by itself after two idle weeks; this device has forgotten its token either way.
 */
export function useSignOut(): () => void {
  const dispatch = useDispatch();
  const token = useSelector(selectMemberToken);
  return () => {
    // Past the store: forgetting the member resets the API's state, which calls off what is under way there.
    const request = { url: '/user/auth/logout', outlivesPage: true };
    void send(runtimeConfig().apiOrigin, request, token, new AbortController().signal);
    dispatch(memberSignedOut());
  };
}
