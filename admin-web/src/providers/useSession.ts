import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session';

export const SessionContext = createContext<Session | undefined>(undefined);

/** The administrator's session; the component renders again whenever it changes, in any tab. */
export function useSession(): SessionState {
  const session = useSessionObject();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** The session itself, for what asks it at a later moment; a change of it renders nothing. */
export function useSessionObject(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('A SessionContext has to stand above what asks for the session');
  return session;
}
