import { readStored, removeStored, writeStored } from '@campus-commons/web-kit/storage.ts';
import type { AdminAccountDto } from '../api/generated';

export const ADMIN_TOKEN_KEY = 'adminToken';
/** The user ID from the login form; only for display. */
export const ADMIN_USER_NAME_KEY = 'adminUserName';
/** What the account may do: `moderator`, or anything else for an administrator. */
export const ADMIN_ROLE_KEY = 'adminRole';
/** Time of the last activity in any tab, ms since 1970. The session ends `ADMIN_IDLE_SECONDS` later. */
export const ADMIN_ACTIVITY_KEY = 'adminLastActivity';
/** Why the last session ended, for the other tabs. */
const ADMIN_ENDED_KEY = 'adminSessionEnded';
/** The member site's token. Maintenance also removes it when both sites have the same origin. */
export const MEMBER_TOKEN_KEY = 'token';

export type ConsoleRole = AdminAccountDto['role'];

const endings = ['loggedOut', 'expired', 'idle', 'maintenance'] as const;
type Ending = (typeof endings)[number];

/** Why the last session ended, for the login page. `elsewhere` is a logout in another tab of this browser. */
export type SessionEnd = Ending | 'elsewhere';

export interface SessionState {
  /** The token exactly as the server issued it; `null` when logged out. */
  token: string | null;
  userName: string;
  /** What the account may do, as far as this browser knows: it decides what is shown, the API what is allowed. */
  role: ConsoleRole;
  /** Undefined until a session has ended in this tab. */
  ended?: SessionEnd;
}

/** The administrator's session in this browser. It is kept in local storage, so all tabs share it. */
export interface Session {
  /** The current state; the same object until something changes. */
  state: () => SessionState;
  /** Whether `token` is still stored. Another tab may have ended the session before its event arrives here. */
  isStored: (token: string) => boolean;
  start: (token: string, userName: string, role: ConsoleRole) => void;
  /** The role has changed since the login. */
  setRole: (role: ConsoleRole) => void;
  /** Ends this tab's session. If another tab has started a new session meanwhile, this tab uses it instead. */
  end: (reason: Ending) => void;
  /** Calls `listener` after every change, also of other tabs. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

const NO_SESSION: SessionState = { token: null, userName: '', role: 'administrator' };

/** Keys whose change in another tab is a change of the session. */
const SHARED_KEYS = [ADMIN_TOKEN_KEY, ADMIN_USER_NAME_KEY, ADMIN_ROLE_KEY];

/** Restores the stored session of an earlier visit, and follows the changes of other tabs. */
export function createSession(): Session {
  const listeners = new Set<() => void>();
  let state = readState();

  const update = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  // Reads the storage instead of the event, because events queue up while a tab is suspended.
  const syncWithStorage = () => {
    const stored = readState();
    const isSame = stored.token === state.token && stored.userName === state.userName;
    if (isSame && stored.role === state.role) return;
    update(state.token !== null && stored.token === null ? { ...stored, ended: endingElsewhere() } : stored);
  };

  window.addEventListener('storage', ({ key }) => {
    // `clear()` in another tab has no key.
    if (key === null || SHARED_KEYS.includes(key)) syncWithStorage();
  });
  // A page in the browser's back/forward cache gets no storage events, not even after it is restored.
  window.addEventListener('pageshow', syncWithStorage);
  document.addEventListener('visibilitychange', syncWithStorage);

  return {
    state: () => state,
    isStored: (token) => readState().token === token,
    start(token, userName, role) {
      removeStored(ADMIN_ENDED_KEY);
      writeStored(ADMIN_ACTIVITY_KEY, String(Date.now()));
      // The token is written last, because other tabs treat it as the login.
      writeStored(ADMIN_USER_NAME_KEY, userName);
      writeStored(ADMIN_ROLE_KEY, role);
      writeStored(ADMIN_TOKEN_KEY, token);
      update({ token, userName, role });
    },
    setRole(role) {
      if (state.token === null || state.role === role) return;
      writeStored(ADMIN_ROLE_KEY, role);
      update({ ...state, role });
    },
    end(reason) {
      if (readState().token !== state.token) {
        syncWithStorage();
        return;
      }
      // The reason is written first, because other tabs treat the removal of the token as the end.
      writeStored(ADMIN_ENDED_KEY, reason);
      removeStored(ADMIN_TOKEN_KEY);
      removeStored(ADMIN_USER_NAME_KEY);
      removeStored(ADMIN_ROLE_KEY);
      removeStored(ADMIN_ACTIVITY_KEY);
      if (reason === 'maintenance') removeStored(MEMBER_TOKEN_KEY);
      update({ ...NO_SESSION, ended: reason });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Calls `forget` whenever the session has ended or another one has started, in any tab. react-admin clears its cache
 * only after a logout in the same tab.
 *
 * @returns a function that stops it
 */
export function onSessionChange(session: Session, forget: () => void): () => void {
  let { token } = session.state();
  return session.subscribe(() => {
    const before = token;
    ({ token } = session.state());
    if (token !== before) forget();
  });
}

/** Why another tab ended the session. A logout there is `elsewhere`; the other reasons are the same in every tab. */
function endingElsewhere(): SessionEnd {
  const stored = readStored(ADMIN_ENDED_KEY);
  const ending = endings.find((known) => known === stored);
  return ending === undefined || ending === 'loggedOut' ? 'elsewhere' : ending;
}

function readState(): SessionState {
  const token = readStored(ADMIN_TOKEN_KEY);
  if (token === null || token === '') return NO_SESSION;
  const role = readStored(ADMIN_ROLE_KEY) === 'moderator' ? 'moderator' : 'administrator';
  return { token, userName: readStored(ADMIN_USER_NAME_KEY) ?? '', role };
}
