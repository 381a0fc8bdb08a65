import { Semaphore } from './semaphore.js';

describe('Semaphore', () => {
  it('never runs more than its places, and runs everybody', async () => {
    const semaphore = new Semaphore(2);
    let running = 0;
    let most = 0;
    const work = async (n: number) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return n;
    };
    const done = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => semaphore.run(() => work(n))));
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(2);
  });

  it('frees its place when the work fails', async () => {
    const semaphore = new Semaphore(1);
    await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(semaphore.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
