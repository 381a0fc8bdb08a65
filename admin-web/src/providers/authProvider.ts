import { deviceToken, keepDeviceToken } from '@campus-commons/web-kit/deviceToken.ts';
import type { AuthProvider } from 'react-admin';
import { ApiError, wantsSetUp, type Post } from './httpClient';
import type { Session } from './session';

export interface Credentials {
  userName: string;
  password: string;
  /** The code of the second step, once the console was asked for it. */
  code?: string | undefined;
}

/** Parameters of a logout. */
export interface LogoutParams {
  /** An idle session, or a renewal, after which the administrator logs in again. The login then returns to the page. */
  because?: 'idle' | 'renewal';
}

/** Login and logout. A 401 or a 503 also ends the session. */
export function createAuthProvider(post: Post, session: Session): AuthProvider {
  return {
    async login({ userName, password, code }: Credentials) {
      try {
        const body = { userName, password, code, deviceToken: deviceToken('administrator') };
        const { data } = await post('/admin/auth/login', body, { token: null });
        keepDeviceToken('administrator', data.deviceToken);
        // An API of an earlier release knows administrators only.
        session.start(data.token, userName, (data as Partial<typeof data>).role ?? 'administrator');
      } catch (error) {
        if (error instanceof ApiError && error.status === 503) session.end('maintenance');
        throw error;
      }
    },

    /** Returns `false` to prevent react-admin's redirect: the layout redirects as soon as the session has ended. */
    logout(params?: LogoutParams) {
      const { token } = session.state();
      // react-admin also calls this after a 401 or 503. Then the session has already ended.
      if (token === null) return Promise.resolve(false as const);
      const end = (reason: 'idle' | 'expired' | 'loggedOut') => {
        session.end(reason);
        return post('/admin/auth/logout', {}, { token, keepalive: true }).catch((error: unknown) => {
          console.error('The server did not hear of the logout; its session ends by itself.', error);
        });
      };
      // The logout does not wait for the response, because it must also work while the server is unreachable.
      if (params?.because === 'idle') {
        void oneTabAtATime('adminIdleEnd', async () => {
          if (session.isStored(token)) await end('idle');
        });
      } else void end(params?.because === 'renewal' ? 'expired' : 'loggedOut');
      return Promise.resolve(false as const);
    },

    checkAuth() {
      return session.state().token === null ? Promise.reject(new Error('Not logged in')) : Promise.resolve();
    },

    /** Called with every failed call. A rejection tells react-admin that the session has ended. */
    checkError(error: unknown) {
      if (!(error instanceof ApiError)) return Promise.resolve();
      // Made without a session, which therefore cannot have ended. react-admin would answer the call with an empty success.
      if (error.wasMadeWith(null)) return Promise.resolve();
      // Not a logout: react-admin opens the page on which it is set up.
      if (wantsSetUp(error)) return Promise.reject(toSetUp());
      // A late response to a call of an earlier session must not end the current one.
      if (error.wasMadeWith(session.state().token)) {
        if (error.status === 503) session.end('maintenance');
        if (error.status === 401) session.end('expired');
        if (error.status === 403) void learnRole(post, session);
      }
      return session.state().token === null ? Promise.reject(error) : Promise.resolve();
    },
  };
}

/** What react-admin's `checkError` understands: another page instead of a logout, without a notification. */
const toSetUp = () =>
  Object.assign(new Error('Two-step sign-in is not set up'), {
    logoutUser: false,
    redirectTo: '/profile',
    message: false,
  });

/** After a refusal: an administrator may have become a moderator since the login. */
async function learnRole(post: Post, session: Session): Promise<void> {
  const { token } = session.state();
  const { data } = await post('/admin/account/get', {}, { token }).catch(() => ({ data: undefined }));
  if (data && session.state().token === token) session.setRole(data.role);
}

/**
 * Runs `act` in one tab at a time. All tabs detect an idle session at the same moment: the first one logs out, and the
 * others then see that the session has ended. The server would refuse a second logout. Web Locks need a secure context;
 * without them every tab acts at once.
 *
 * @param name name of the lock, the same in every tab
 */
async function oneTabAtATime(name: string, act: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks === undefined) await act();
  else await locks.request(name, act);
}
