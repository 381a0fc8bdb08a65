import { inspect } from 'node:util';
import { API_ORIGIN, FakeApi, failure } from '../test/fakeApi';
import { ApiError, createPost, type Send } from './httpClient';

const getStats = (send: Send, token: string | null = 'a-token', signal?: AbortSignal) =>
  createPost(API_ORIGIN, send)('/admin/users/getUsersStats', {}, { token, signal });

test('posts JSON to the API, with the token as it was issued', async () => {
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

test('sends an empty Authorization where there is no token', async () => {
  const api = new FakeApi();
  await getStats(api.send, null);
  expect(api.received[0]?.authorization).toBe('');
});

test.each([
  ['what the server said', failure(401, 'Invalid credentials'), 'Invalid credentials'],
  [
    'the message of every field',
    {
      status: 400,
      body: { message: 'no', errors: { userName: 'User ID is too long', password: 'Too short' } },
    },
    'Please fix the following errors: User ID is too long || Too short',
  ],
  [
    'that something went wrong when a proxy answers with a page',
    { status: 502, body: '<html>Bad gateway</html>' },
    'An unexpected error occurred. Please try again.',
  ],
  [
    'the same when a success is no JSON',
    { status: 200, body: '<html>Sign in to the hotel</html>' },
    'An unexpected error occurred. Please try again.',
  ],
])('a failure reads %s', async (_what, answer, message) => {
  const api = new FakeApi();
  api.answer('/admin/users/getUsersStats', answer);
  const failed = getStats(api.send);
  await expect(failed).rejects.toThrow(ApiError);
  await expect(failed).rejects.toMatchObject({ message, status: answer.status });
});

test('a failure knows the token it was met with, and shows it to nobody who writes it down', async () => {
  const api = new FakeApi();
  api.answer('/admin/users/getUsersStats', failure(500, 'Something went wrong'));
  const met: unknown = await getStats(api.send).catch((error: unknown) => error);
  const said = met as ApiError;
  expect([said.wasMadeWith('a-token'), said.wasMadeWith('another'), said.wasMadeWith(null)]).toEqual([
    true,
    false,
    false,
  ]);
  // react-admin writes each failure to the browser's console, which people send with what they report.
  expect(inspect(met, { depth: null, showHidden: true })).not.toContain('a-token');
});

test('no answer at all reads as a network error', async () => {
  const cause = new TypeError('Failed to fetch');
  await expect(getStats(() => Promise.reject(cause))).rejects.toMatchObject({
    message: 'Network error or server is not responding. Please try again later.',
    status: undefined,
    cause,
  });
});

test('a cancelled call is no failure of the network', async () => {
  const controller = new AbortController();
  controller.abort(new Error('superseded'));
  await expect(getStats(new FakeApi().send, null, controller.signal)).rejects.toThrow('superseded');
});
