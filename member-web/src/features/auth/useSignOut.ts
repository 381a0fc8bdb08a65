import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { useDispatch, useSelector } from 'react-redux';
import { send } from '../../api/request';
import { memberSignedOut, selectMemberToken } from '../../lib/session/sessionSlices';

/**
 * Signs out here at once, and on the server as soon as it hears of it. Should it never hear, the session ends
 * there by itself after two idle weeks; this device has forgotten its token either way.
 */
export function useSignOut(): () => void {
  const dispatch = useDispatch();
  const token = useSelector(selectMemberToken);
  return () => {
    // Past the store: forgetting the member resets the API's state, which calls off what is under way there.
    void send(runtimeConfig().apiOrigin, { url: '/user/auth/logout' }, token, new AbortController().signal);
    dispatch(memberSignedOut());
  };
}
