import { useDispatch, useSelector } from 'react-redux';
import { memberSignedOut, selectMemberToken } from '../../lib/session/sessionSlices';
import { useEndSessionMutation } from './authApi';

/**
 * Signs out here at once, and on the server as soon as it hears of it. Should it never hear, the session ends
 * there by itself after two idle weeks; this device has forgotten its token either way.
 */
export function useSignOut(): () => void {
  const dispatch = useDispatch();
  const token = useSelector(selectMemberToken);
  const [endSession] = useEndSessionMutation();
  return () => {
    void endSession(token);
    dispatch(memberSignedOut());
  };
}
