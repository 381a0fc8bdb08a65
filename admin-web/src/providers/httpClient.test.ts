import { inspect } from 'node:util';
import { API_ORIGIN, FakeApi, failure } from '../test/fakeApi';
import { ApiError, createPost, type Send } from './httpClient';

const getStats = (send: Send, token: string | null = 'a-token', signal?: AbortSignal) =>
  createPost(API_ORIGIN, send)('/admin/users/getUsersStats', {}, { token, signal });

test('posts JSON to the API, with the unchanged token', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>(new FakeApi().send);
  await getStats(send);
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('http://api.test/admin/users/getUsersStats');
  expect(init).toMatchObject({
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json', Authorization: 'a-token' },
  });
});

test('sends an empty Authorization without a token', async () => {
  const api = new FakeApi();
  await getStats(api.send, null);
  expect(api.received[0]?.authorization).toBe('');
});

test.each([
  ['the server’s message', failure(401, 'Invalid credentials'), 'Invalid credentials'],
  [
    'the message of every field',
    {
      status: 400,
      body: { message: 'no', errors: { userName: 'User ID is too long', password: 'Too short' } },
    },
    'Please fix the following errors: User ID is too long || Too short',
  ],
  [
    'a general message when a proxy answers with a page',
    { status: 502, body: '<html>Bad gateway</html>' },
    'An unexpected error occurred. Please try again.',
  ],
  [
    'a general message when a successful response is not JSON',
    { status: 200, body: '<html>Sign in to the hotel</html>' },
    'An unexpected error occurred. Please try again.',
  ],
])('the message of a failure is %s', async (_what, answer, message) => {
  const api = new FakeApi();
  api.answer('/admin/users/getUsersStats', answer);
  const failed = getStats(api.send);
  await expect(failed).rejects.toThrow(ApiError);
  await expect(failed).rejects.toMatchObject({ message, status: answer.status });
});

test('a failure knows the token of its call, and does not reveal it when it is logged', async () => {
  const api = new FakeApi();
  api.answer('/admin/users/getUsersStats', failure(500, 'Something went wrong'));
  const caught: unknown = await getStats(api.send).catch((reason: unknown) => reason);
  const error = caught as ApiError;
  expect([error.wasMadeWith('a-token'), error.wasMadeWith('another'), error.wasMadeWith(null)]).toEqual([
    true,
    false,
    false,
  ]);
  // react-admin logs each failure to the browser's console, and users attach that log to bug reports.
  expect(inspect(caught, { depth: null, showHidden: true })).not.toContain('a-token');
});

test('a call without a response is a network error', async () => {
  const cause = new TypeError('Failed to fetch');
  await expect(getStats(() => Promise.reject(cause))).rejects.toMatchObject({
    message: 'Network error or server is not responding. Please try again later.',
    status: undefined,
    cause,
  });
});

test('a cancelled call is not a network error', async () => {
  const controller = new AbortController();
  controller.abort(new Error('superseded'));
  await expect(getStats(new FakeApi().send, null, controller.signal)).rejects.toThrow('superseded');
});
