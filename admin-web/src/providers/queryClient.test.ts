import { expectLoggedFailures, logInBefore } from '../test/browser';
import { ApiError } from './httpClient';
import { createQueryClient, logFailure, SessionOverError } from './queryClient';
import { createSession } from './session';

function start() {
  logInBefore();
  const session = createSession();
  const client = createQueryClient(session);
  let answer: () => void = () => undefined;
  const onSuccess = jest.fn();
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => new Promise<void>((resolve) => (answer = resolve)),
    onSuccess,
  });
  const done = mutation.execute(undefined);
  return { session, done, onSuccess, answer: () => answer() };
}

/** Waits until the mutation has started. */
const hasStarted = () => new Promise((resolve) => setTimeout(resolve));

test('a mutation succeeds when its session is still active at the response', async () => {
  const { done, onSuccess, answer } = start();
  await hasStarted();
  answer();
  await done;
  expect(onSuccess).toHaveBeenCalled();
});

test.each([
  ['ended', undefined],
  ['been replaced', 'a newer token'],
])('a mutation fails when its session has %s before the response', async (_what, next) => {
  const { session, done, onSuccess, answer } = start();
  await hasStarted();
  session.end('expired');
  if (next !== undefined) session.start(next, 'another', 'administrator');
  answer();
  await expect(done).rejects.toThrow(SessionOverError);
  expect(onSuccess).not.toHaveBeenCalled();
});

function fail(failure: Error) {
  const client = createQueryClient(createSession());
  return client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(failure) })
    .execute(undefined);
}

test('a failure is logged once, although the screen that shows it also logs it', async () => {
  const log = expectLoggedFailures();
  const failure = new ApiError(500, undefined, null);
  await expect(fail(failure)).rejects.toBe(failure);
  logFailure(failure);
  expect(log).toHaveBeenCalledTimes(1);
});

test('a conflict with another administrator’s change is not logged', async () => {
  // An unexpected log entry fails the test.
  const answer = new ApiError(409, { error: 'state_changed', message: 'warden was first' }, null);
  await expect(fail(answer)).rejects.toBe(answer);
});
