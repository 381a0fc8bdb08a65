import { expectLoggedFailures, logInBefore } from '../test/browser';
import { ApiError } from './httpClient';
import { logFailure, SessionOverError } from './logFailure';
import { createQueryClient } from './queryClient';
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

/** Lets the mutation begin. */
const begun = () => new Promise((resolve) => setTimeout(resolve));

test('a mutation that is answered in its session succeeds', async () => {
  const { done, onSuccess, answer } = start();
  await begun();
  answer();
  await done;
  expect(onSuccess).toHaveBeenCalled();
});

test.each([
  ['ended', undefined],
  ['given way to another', 'a newer token'],
])('a mutation that is answered after its session has %s fails', async (_what, next) => {
  const { session, done, onSuccess, answer } = start();
  await begun();
  session.end('expired');
  if (next !== undefined) session.start(next, 'another');
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

test('a failure is logged once, although the screen that shows it logs it, too', async () => {
  const log = expectLoggedFailures();
  const failure = new ApiError(500, undefined, null);
  await expect(fail(failure)).rejects.toBe(failure);
  logFailure(failure);
  expect(log).toHaveBeenCalledTimes(1);
});

test('it is no failure that another administrator was first', async () => {
  // The test would fail if anything was logged.
  const answer = new ApiError(409, { error: 'state_changed', message: 'warden was first' }, null);
  await expect(fail(answer)).rejects.toBe(answer);
});
