import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../common/app-error.js';
import { PictureTurns } from './picture-turns.js';

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
  const turns = new PictureTurns({ memory: 100, atOnce: 2 });
  const begun: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const run = turns.run('asha', 1, signal, () => {
      begun.push(n);
      return endless();
    });
    run.catch(() => undefined);
  }
  await turn();
  expect([begun, turns.waiting]).toEqual([[0, 1], 3]);
});

it('decodes as many pictures as there is memory for, however many places are free', async () => {
  const turns = new PictureTurns({ memory: 100, atOnce: 4 });
  const begun: number[] = [];
  for (const megabytes of [60, 60, 30]) {
    const run = turns.run('asha', megabytes, signal, () => {
      begun.push(megabytes);
      return endless();
    });
    run.catch(() => undefined);
  }
  await turn();
  expect([begun, turns.waiting]).toEqual([[60], 2]);
});

it.each([
  ['memory', { memory: 10, atOnce: 4 }],
  ['a place', { memory: 100, atOnce: 1 }],
])('refuses a picture that waited too long for %s, and says when to try again', async (_, bounds) => {
  const turns = new PictureTurns({ ...bounds, maxWaitMs: 20 });
  const first = turns.run('asha', 10, signal, async () => {
    await sleep(60);
    return 'not limited, once it has begun';
  });
  const error: unknown = await turns.run('asha', 10, signal, endless).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'too_many_requests', retryAfter: 30 });
  expect((error as AppError).message).toContain('Nothing was saved');
  expect(turns.waiting).toBe(0);
  expect(await first).toBe('not limited, once it has begun');
});

it('forgets a picture that nobody waits for', async () => {
  const turns = new PictureTurns({ memory: 10, atOnce: 1 });
  void turns.run('asha', 10, signal, endless);
  const left = new AbortController();
  const gone = turns.run('asha', 10, left.signal, endless);
  await turn();
  expect(turns.waiting).toBe(1);
  left.abort(new Error('The client left'));
  await expect(gone).rejects.toThrow('The client left');
  expect(turns.waiting).toBe(0);
});
