import { createContext, useContext, useSyncExternalStore } from 'react';
import { useGetOne } from 'react-admin';
import type { AdminAccountDto } from '../api/generated';
import { CURRENT, type Single } from './records';
import type { Session, SessionState } from './session';

export const SessionContext = createContext<Session | undefined>(undefined);

/** The state of the administrator's session. The component renders again when it changes, also in another tab. */
export function useSession(): SessionState {
  const session = useSessionObject();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** Whether whoever is logged in is a moderator: shown is only what moderators may do. */
export function useIsModerator(): boolean {
  return useSession().role === 'moderator';
}

/** The session object, for event handlers that read the state later. A change does not render the component. */
export function useSessionObject(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('A SessionContext has to stand above what asks for the session');
  return session;
}

/**
 * The administrator's user ID, as entered at the login. If the browser has stored only the token, the user ID is fetched;
 * empty until it has arrived.
 */
export function useOwnName(): string {
  const { token, userName } = useSession();
  const isUnknown = token !== null && userName === '';
  const { data } = useGetOne<Single<AdminAccountDto>>('account', { id: CURRENT }, { enabled: isUnknown });
  return isUnknown ? (data?.userName ?? '') : userName;
}
