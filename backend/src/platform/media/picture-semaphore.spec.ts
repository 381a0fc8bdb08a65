import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../common/app-error.js';
import { PictureSemaphore } from './picture-semaphore.js';

/** Aborted after each test, so that nothing goes on waiting. */
let over: AbortController;
let signal: AbortSignal;
beforeEach(() => {
  over = new AbortController();
  ({ signal } = over);
});
afterEach(() => over.abort());
/** Work that never ends. */
const endless = () => new Promise<never>(() => undefined);

it('decodes as many pictures as there are places, however little memory they take', async () => {
  const semaphore = new PictureSemaphore({ memory: 100, atOnce: 2 });
  const begun: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const begin = () => {
      begun.push(n);
      return endless();
    };
    const run = semaphore.run('asha', 1, begin, signal);
    run.catch(() => undefined);
  }
  await turn();
  expect([begun, semaphore.waiting]).toEqual([[0, 1], 3]);
});

it('decodes as many pictures as there is memory for, however many places are free', async () => {
  const semaphore = new PictureSemaphore({ memory: 100, atOnce: 4 });
  const begun: number[] = [];
  for (const megabytes of [60, 60, 30]) {
    const begin = () => {
      begun.push(megabytes);
      return endless();
    };
    const run = semaphore.run('asha', megabytes, begin, signal);
    run.catch(() => undefined);
  }
  await turn();
  expect([begun, semaphore.waiting]).toEqual([[60], 2]);
});

it.each([
  ['memory', { memory: 10, atOnce: 4 }],
  ['a place', { memory: 100, atOnce: 1 }],
])('refuses a picture that waited too long for %s, and says when to try again', async (_, bounds) => {
  const semaphore = new PictureSemaphore({ ...bounds, maxWaitMs: 20 });
  const slow = () => sleep(60, 'not limited, once it has begun');
  const first = semaphore.run('asha', 10, slow, signal);
  const error: unknown = await semaphore.run('asha', 10, endless, signal).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'too_many_requests', retryAfter: 30 });
  expect((error as AppError).message).toContain('Nothing was saved');
  expect(semaphore.waiting).toBe(0);
  expect(await first).toBe('not limited, once it has begun');
});

it('forgets a picture that nobody waits for', async () => {
  const semaphore = new PictureSemaphore({ memory: 10, atOnce: 1 });
  void semaphore.run('asha', 10, endless, signal);
  const left = new AbortController();
  const gone = semaphore.run('asha', 10, endless, left.signal);
  await turn();
  expect(semaphore.waiting).toBe(1);
  left.abort(new Error('The client left'));
  await expect(gone).rejects.toThrow('The client left');
  expect(semaphore.waiting).toBe(0);
});
