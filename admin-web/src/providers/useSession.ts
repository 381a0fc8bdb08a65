import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session';

export const SessionContext = createContext<Session | undefined>(undefined);

/** The administrator's session; the component renders again whenever it changes, in any tab. */
export function useSession(): SessionState {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext above it');
  return useSyncExternalStore(session.subscribe, session.state);
}
