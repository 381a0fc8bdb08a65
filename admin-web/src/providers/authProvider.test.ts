import { waitFor } from '@testing-library/react';
import type { AuthProvider } from 'react-admin';
import { API_ORIGIN, FakeApi, failure, PASSWORD, TOKEN } from '../test/fakeApi';
import { expectLoggedFailures, logInBefore } from '../test/browser';
import { createAuthProvider } from './authProvider';
import { ApiError, createPost } from './httpClient';
import { ADMIN_TOKEN_KEY, createSession, MEMBER_TOKEN_KEY, type Session } from './session';

let api: FakeApi;
let session: Session;
let authProvider: AuthProvider;

function start() {
  api = new FakeApi();
  session = createSession();
  authProvider = createAuthProvider(createPost(API_ORIGIN, api.send), session);
}

const storedToken = () => localStorage.getItem(ADMIN_TOKEN_KEY);

describe('login', () => {
  beforeEach(start);

  test('sends the credentials without a token, and stores the token of the response', async () => {
    await authProvider.login({ userName: 'rsrivastava', password: PASSWORD });
    expect(api.received).toEqual([
      {
        path: '/admin/auth/login',
        body: { userName: 'rsrivastava', password: PASSWORD },
        authorization: '',
      },
    ]);
    expect(storedToken()).toBe(TOKEN);
    expect(session.state()).toEqual({ token: TOKEN, userName: 'rsrivastava', role: 'administrator' });
  });

  test('sends the device token at the next login', async () => {
    api.answer('/admin/auth/login', {
      body: { success: true, token: TOKEN, data: { token: TOKEN, deviceToken: 'been-here' } },
    });
    await authProvider.login({ userName: 'rsrivastava', password: PASSWORD });
    await authProvider.logout({});
    await authProvider.login({ userName: 'rsrivastava', password: PASSWORD });
    expect(api.received.at(-1)?.body).toEqual({
      userName: 'rsrivastava',
      password: PASSWORD,
      deviceToken: 'been-here',
    });
  });

  test('rejects with the server’s message, and stores nothing', async () => {
    await expect(authProvider.login({ userName: 'rsrivastava', password: 'wrong' })).rejects.toThrow(
      'Invalid credentials',
    );
    expect(storedToken()).toBeNull();
    expect(session.state().ended).toBeUndefined();
  });

  test('during maintenance also removes a member’s token of the same origin', async () => {
    localStorage.setItem(MEMBER_TOKEN_KEY, 'of a member');
    api.answer('/admin/auth/login', failure(503, 'Back at six'));
    await expect(authProvider.login({ userName: 'a', password: 'b' })).rejects.toThrow('Back at six');
    expect(localStorage.getItem(MEMBER_TOKEN_KEY)).toBeNull();
  });
});

describe('logged in', () => {
  beforeEach(() => {
    logInBefore();
    start();
  });

  test('a stored token counts as logged in', async () => {
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
    session.end('loggedOut');
    await expect(authProvider.checkAuth({})).rejects.toThrow('Not logged in');
  });

  test('logout calls the server with the token of the session', async () => {
    await authProvider.logout({});
    expect(storedToken()).toBeNull();
    expect(api.received).toEqual([{ path: '/admin/auth/logout', body: {}, authorization: TOKEN }]);
  });

  test('logout works while the server is unreachable', async () => {
    const log = expectLoggedFailures();
    api.answer('/admin/auth/logout', () => Promise.reject(new TypeError('Failed to fetch')));
    await authProvider.logout({});
    expect(storedToken()).toBeNull();
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith(
        expect.stringContaining('did not hear of the logout'),
        expect.any(ApiError),
      ),
    );
  });

  test('an idle session that another tab has just ended is not ended again', async () => {
    localStorage.removeItem(ADMIN_TOKEN_KEY);
    await authProvider.logout({ because: 'idle' });
    expect(api.received).toEqual([]);
  });

  test('logout after the end of the session makes no call', async () => {
    session.end('expired');
    await authProvider.logout({});
    expect(api.received).toEqual([]);
  });

  test('401 ends the session', async () => {
    const refusal = new ApiError(401, undefined, TOKEN);
    await expect(authProvider.checkError(refusal)).rejects.toBe(refusal);
    expect(storedToken()).toBeNull();
    expect(session.state().ended).toBe('expired');
  });

  test('401 to the token of an earlier session does not end the current session', async () => {
    await authProvider.checkError(new ApiError(401, undefined, 'an earlier token'));
    expect(storedToken()).toBe(TOKEN);
  });

  test('503 to the token of an earlier session does not end the current session', async () => {
    await authProvider.checkError(new ApiError(503, undefined, 'an earlier token'));
    expect(storedToken()).toBe(TOKEN);
  });

  test.each([401, 503])('%s to a token that another tab has replaced keeps the new token', async (status) => {
    logInBefore('a newer token');
    await authProvider.checkError(new ApiError(status, undefined, TOKEN));
    expect(storedToken()).toBe('a newer token');
    expect(session.state().token).toBe('a newer token');
  });

  test('logout does not end a session that another tab has started since', async () => {
    logInBefore('a newer token');
    await authProvider.logout({});
    expect(storedToken()).toBe('a newer token');
    expect(api.received.map(({ authorization }) => authorization)).toEqual([TOKEN]);
  });

  test('503 removes every token of the origin', async () => {
    localStorage.setItem(MEMBER_TOKEN_KEY, 'of a member');
    await expect(authProvider.checkError(new ApiError(503, undefined, TOKEN))).rejects.toThrow();
    expect(storedToken()).toBeNull();
    expect(localStorage.getItem(MEMBER_TOKEN_KEY)).toBeNull();
    expect(session.state().ended).toBe('maintenance');
  });

  test.each([400, 403, 404, 429, 500, 502, 504, undefined])('%s does not end the session', async (status) => {
    await expect(authProvider.checkError(new ApiError(status, undefined, TOKEN))).resolves.toBeUndefined();
    expect(storedToken()).toBe(TOKEN);
  });

  test('an error in the console’s own code does not end the session', async () => {
    await expect(authProvider.checkError(new Error('a bug'))).resolves.toBeUndefined();
    expect(storedToken()).toBe(TOKEN);
  });
});
