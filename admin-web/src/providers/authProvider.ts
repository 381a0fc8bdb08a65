import { deviceToken, keepDeviceToken } from '@campus-commons/web-kit/deviceToken.ts';
import type { AuthProvider } from 'react-admin';
import { ApiError, type Post } from './httpClient';
import type { Session } from './session';

export interface Credentials {
  userName: string;
  password: string;
}

/** What a logout may be told. */
export interface LogoutParams {
  /** Why it is no ordinary logout: nobody asked for it, or they are about to log in again. Both keep the place. */
  because?: 'idle' | 'renewal';
}

/** Login, logout, and the end of sessions by the rules for 401 and 503. */
export function createAuthProvider(post: Post, session: Session): AuthProvider {
  return {
    async login({ userName, password }: Credentials) {
      try {
        const body = { userName, password, deviceToken: deviceToken('administrator') };
        const { data } = await post('/admin/auth/login', body, { token: null });
        keepDeviceToken('administrator', data.deviceToken);
        session.start(data.token, userName);
      } catch (error) {
        if (error instanceof ApiError && error.status === 503) session.end('maintenance');
        throw error;
      }
    },

    /** Answers `false`, "do not redirect": the layout leaves for the login page as soon as the session is over. */
    logout(params?: LogoutParams) {
      const { token } = session.state();
      // Without a token react-admin comes here after a refusal, and there is nothing left to end.
      if (token === null) return Promise.resolve(false as const);
      const end = (reason: 'idle' | 'expired' | 'loggedOut') => {
        session.end(reason);
        return post('/admin/auth/logout', {}, { token, keepalive: true }).catch((error: unknown) => {
          console.error('The server did not hear of the logout; its session ends by itself.', error);
        });
      };
      // Nobody waits for the answer: with the server away, logging out here must work all the same.
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

    /** Called with every failed call; a rejection tells react-admin that the session is over. */
    checkError(error: unknown) {
      if (!(error instanceof ApiError)) return Promise.resolve();
      // A late refusal of a session that is over says nothing about the one that followed it.
      if (error.wasMadeWith(session.state().token)) {
        if (error.status === 503) session.end('maintenance');
        if (error.status === 401) session.end('expired');
      }
      return session.state().token === null ? Promise.reject(error) : Promise.resolve();
    },
  };
}

/**
 * Every tab finds at the same moment that half an hour is over. The first ends the session, and the
 * others, let in after it, find it ended: the server would refuse a second logout.
 * Browsers offer locks to secure pages only; elsewhere every tab acts at once.
 *
 * @param name the same in every tab
 */
async function oneTabAtATime(name: string, act: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks === undefined) await act();
  else await locks.request(name, act);
}
