import { readStored, removeStored, writeStored } from '@campus-commons/web-kit/storage.ts';

export const ADMIN_TOKEN_KEY = 'adminToken';
/** The user ID that was typed at the login: a name to show, never a permission. */
export const ADMIN_USER_NAME_KEY = 'adminUserName';
/** When somebody last did something in any tab, ms since 1970: half an hour later the session ends. */
export const ADMIN_ACTIVITY_KEY = 'adminLastActivity';
/** Why the last session ended, for the tabs that did not end it. */
const ADMIN_ENDED_KEY = 'adminSessionEnded';
/** The member site's token; announced maintenance clears it too where both sites have one origin. */
export const MEMBER_TOKEN_KEY = 'token';

const endings = ['loggedOut', 'expired', 'idle', 'maintenance'] as const;
type Ending = (typeof endings)[number];

/** Why the last session is over; the login page says so. `elsewhere` is a logout in another tab of this browser. */
export type SessionEnd = Ending | 'elsewhere';

export interface SessionState {
  /** The token exactly as the server issued it; `null` when logged out. */
  token: string | null;
  userName: string;
  /** Unset until a session has ended in this tab. */
  ended?: SessionEnd;
}

/** The administrator's session in this browser: kept in local storage, the same in every tab. */
export interface Session {
  /** The present state; the same object until something changes. */
  state: () => SessionState;
  /** Whether `token` is still the stored one: another tab's end may be known here before its event arrives. */
  isStored: (token: string) => boolean;
  start: (token: string, userName: string) => void;
  /** Ends this tab's session. One that another tab has started meanwhile stays, and is taken up here. */
  end: (reason: Ending) => void;
  /** Calls `listener` after every change, those made in other tabs included; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Takes up the session that an earlier visit left, and follows other tabs from then on. */
export function createSession(): Session {
  const listeners = new Set<() => void>();
  let state = readState();

  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  // What is stored now counts, not what an event tells: events queue up while a tab sleeps.
  const catchUp = () => {
    const stored = readState();
    if (stored.token === state.token && stored.userName === state.userName) return;
    become(state.token !== null && stored.token === null ? { ...stored, ended: endingElsewhere() } : stored);
  };

  window.addEventListener('storage', ({ key }) => {
    // `clear()` in another tab has no key.
    if (key === null || key === ADMIN_TOKEN_KEY || key === ADMIN_USER_NAME_KEY) catchUp();
  });
  // A page that waits in the browser's back/forward cache is told of nothing, neither then nor later.
  window.addEventListener('pageshow', catchUp);
  document.addEventListener('visibilitychange', catchUp);

  return {
    state: () => state,
    isStored: (token) => readState().token === token,
    start(token, userName) {
      removeStored(ADMIN_ENDED_KEY);
      writeStored(ADMIN_ACTIVITY_KEY, String(Date.now()));
      // The token last: other tabs take its arrival as the login.
      writeStored(ADMIN_USER_NAME_KEY, userName);
      writeStored(ADMIN_TOKEN_KEY, token);
      become({ token, userName });
    },
    end(reason) {
      if (readState().token !== state.token) {
        catchUp();
        return;
      }
      // The reason first: other tabs take the token's going as the end.
      writeStored(ADMIN_ENDED_KEY, reason);
      removeStored(ADMIN_TOKEN_KEY);
      removeStored(ADMIN_USER_NAME_KEY);
      removeStored(ADMIN_ACTIVITY_KEY);
      if (reason === 'maintenance') removeStored(MEMBER_TOKEN_KEY);
      become({ token: null, userName: '', ended: reason });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Calls `forget` whenever another session, or none, has followed the present one, whichever tab it happened in:
 * react-admin drops what it has fetched only after a logout of its own.
 *
 * @returns how to stop
 */
export function onNewToken(session: Session, forget: () => void): () => void {
  let { token } = session.state();
  return session.subscribe(() => {
    const before = token;
    ({ token } = session.state());
    if (token !== before) forget();
  });
}

/** Why another tab ended the session; only a logout needs to be told as one that happened there. */
function endingElsewhere(): SessionEnd {
  const stored = readStored(ADMIN_ENDED_KEY);
  const ending = endings.find((known) => known === stored);
  return ending === undefined || ending === 'loggedOut' ? 'elsewhere' : ending;
}

function readState(): SessionState {
  const token = readStored(ADMIN_TOKEN_KEY);
  if (token === null || token === '') return { token: null, userName: '' };
  return { token, userName: readStored(ADMIN_USER_NAME_KEY) ?? '' };
}
