import { setImmediate as turn } from 'node:timers/promises';
import { FairSemaphore, type WaitLimits } from './fair-semaphore.js';

/** Work that goes on until it is told to end, and the order in which pieces began. */
function watched(weight: number, pieces = 100, ofEach?: number, limits?: WaitLimits) {
  const capacity = { weight, pieces, ...(ofEach !== undefined && { ofEach }) };
  const semaphore = new FairSemaphore(capacity, limits);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  /** The part of the name before a space is the party. */
  const run = (name: string, weight: number, signal?: AbortSignal) =>
    semaphore.run(
      name.replace(/ .*$/, ''),
      weight,
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (error) => (error ? reject(error) : resolve(name)));
        }),
      signal,
    );
  return {
    semaphore,
    begun,
    run,
    /** Ends a piece of work, and lets those begin that waited for it. */
    end: async (name: string, error?: Error) => {
      await turn();
      ends.get(name)?.(error);
      await turn();
    },
  };
}

it('lets as much begin as its capacity holds, and the next when there is room for its weight', async () => {
  const { semaphore, begun, run, end } = watched(10);
  const done = [run('a', 4), run('b', 6), run('c', 5), run('d', 1)];
  await turn();
  expect([begun, semaphore.waiting]).toEqual([['a', 'b'], 2]);
  // 4 are free, and c weighs 5.
  await end('a');
  expect([begun, semaphore.waiting]).toEqual([['a', 'b'], 2]);
  await end('b');
  expect([begun, semaphore.waiting]).toEqual([['a', 'b', 'c', 'd'], 0]);
  await end('c');
  await end('d');
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
});

it('lets no light work of anybody overtake heavy work whose turn it is', async () => {
  const { begun, run, end } = watched(10);
  void run('light 0', 1);
  void run('heavy', 10);
  for (let n = 1; n <= 20; n += 1) void run(`other${n}`, 1);
  await turn();
  expect(begun).toEqual(['light 0']);
  await end('light 0');
  expect(begun).toEqual(['light 0', 'heavy']);
  await end('heavy');
  // All that fits follows at once.
  expect(begun).toHaveLength(12);
});

it('lets no more begin than it has places, however light they are', async () => {
  const { semaphore, begun, run, end } = watched(100, 2);
  for (const name of ['a', 'b', 'c', 'd']) void run(name, 1);
  await turn();
  expect([begun, semaphore.waiting]).toEqual([['a', 'b'], 2]);
  await end('b');
  expect([begun, semaphore.waiting]).toEqual([['a', 'b', 'c'], 1]);
});

describe('parties that wait', () => {
  it('take turns with one piece each, in the order of arrival', async () => {
    const { begun, run, end } = watched(10, 1);
    for (let n = 0; n < 100; n += 1) void run(`many ${n}`, 1);
    for (const name of ['one', 'few 0', 'few 1']) void run(name, 1);
    for (const name of ['many 0', 'many 1', 'one', 'few 0', 'many 2', 'few 1', 'many 3']) await end(name);
    expect(begun).toEqual(['many 0', 'many 1', 'one', 'few 0', 'many 2', 'few 1', 'many 3', 'many 4']);
  });

  it('wait for one heavy piece each at most, however many heavy ones another party has', async () => {
    const { begun, run, end } = watched(10);
    for (let n = 0; n < 100; n += 1) void run(`hostile ${n}`, 10);
    for (const name of ['asha', 'ravi']) void run(name, 2);
    await end('hostile 0');
    expect(begun).toEqual(['hostile 0', 'hostile 1']);
    await end('hostile 1');
    expect(begun).toEqual(['hostile 0', 'hostile 1', 'asha', 'ravi']);
    // Parties that go on sending light pieces do not overtake the heavy one.
    void run('asha', 2);
    void run('ravi', 2);
    await end('asha');
    await end('ravi');
    expect(begun.slice(4)).toEqual(['hostile 2']);
  });

  it('lose their turn when none of their pieces waits any more', async () => {
    const { begun, run, end } = watched(10, 1);
    void run('first', 1);
    const left = new AbortController();
    const gone = run('gone', 1, left.signal);
    void run('next', 1);
    left.abort(new Error('The client left'));
    await expect(gone).rejects.toThrow('The client left');
    void run('gone again', 1);
    for (const name of ['first', 'next', 'gone again']) await end(name);
    expect(begun).toEqual(['first', 'next', 'gone again']);
  });
});

it('does work that weighs more than all alone, instead of never', async () => {
  const { begun, run, end } = watched(10);
  void run('light', 1);
  void run('too heavy', 1_000);
  void run('next', 1);
  await end('light');
  expect(begun).toEqual(['light', 'too heavy']);
  await end('too heavy');
  expect(begun).toEqual(['light', 'too heavy', 'next']);
});

it('gives the room of failed work back', async () => {
  const { begun, run, end } = watched(10);
  const failed = run('fails', 10);
  void run('next', 10);
  await turn();
  await Promise.all([expect(failed).rejects.toThrow('No'), end('fails', new Error('No'))]);
  expect(begun).toEqual(['fails', 'next']);
});

describe('work whose signal is aborted', () => {
  it('leaves the queue, and those behind it move up', async () => {
    const { semaphore, begun, run, end } = watched(10);
    const left = new AbortController();
    void run('first', 5);
    const gone = run('gone', 10, left.signal);
    void run('behind', 5);
    await turn();
    expect([begun, semaphore.waiting]).toEqual([['first'], 2]);
    left.abort(new Error('The client left'));
    await expect(gone).rejects.toThrow('The client left');
    expect([begun, semaphore.waiting]).toEqual([['first', 'behind'], 0]);
    await end('first');
    await end('behind');
    // Nothing was taken, or given back, for it.
    void run('whole', 10);
    await turn();
    expect(begun).toEqual(['first', 'behind', 'whole']);
  });

  it('leaves behind what else its party waits for', async () => {
    const { begun, run, end } = watched(10);
    const left = new AbortController();
    void run('first', 10);
    const gone = run('asha 0', 10, left.signal);
    void run('asha 1', 10);
    left.abort(new Error('The client left'));
    await expect(gone).rejects.toThrow('The client left');
    await end('first');
    expect(begun).toEqual(['first', 'asha 1']);
  });

  it('takes no place from what its party waits for, once it has begun', async () => {
    const { begun, run, end } = watched(10);
    const late = new AbortController();
    void run('asha 0', 10, late.signal);
    void run('asha 1', 10);
    await turn();
    late.abort();
    await end('asha 0');
    expect(begun).toEqual(['asha 0', 'asha 1']);
  });

  it('is not begun if it was aborted before, and goes on if it has begun', async () => {
    const { begun, run, end } = watched(10);
    await expect(run('early', 1, AbortSignal.abort(new Error('Gone')))).rejects.toThrow('Gone');
    const later = new AbortController();
    const done = run('late', 1, later.signal);
    await turn();
    later.abort();
    await end('late');
    expect([await done, begun]).toEqual(['late', ['late']]);
  });
});

it.each([0, -1, Number.NaN])('refuses the weight %p', async (weight) => {
  await expect(
    new FairSemaphore({ pieces: 1, weight: 10 }).run('a', weight, () => Promise.resolve()),
  ).rejects.toThrow(new RangeError(`Work cannot weigh ${weight}`));
});

it('lets no party have more pieces going on than its own', async () => {
  const { begun, run, end } = watched(10, 2, 1);
  void run('a 0', 1);
  void run('a 1', 1);
  void run('a 2', 1);
  await turn();
  void run('b 0', 1);
  await turn();
  expect(begun).toEqual(['a 0', 'b 0']);
  await end('b 0');
  expect(begun).toEqual(['a 0', 'b 0']);
  await end('a 0');
  expect(begun).toEqual(['a 0', 'b 0', 'a 1']);
});

describe('with limits of the wait', () => {
  const full = new Error('full');
  const limited = (limits: Partial<WaitLimits>) =>
    watched(1, 100, undefined, { maxWaitMs: 60_000, refusal: () => full, ...limits });

  it('makes room for others among the pieces of whoever waits with the most', async () => {
    const { semaphore, begun, run, end } = limited({ maxWaiting: { together: 4, each: 3 } });
    void run('first', 1);
    const many = [0, 1, 2].map((n) => run(`a ${n}`, 1));
    void run('b 0', 1);
    void run('c 0', 1);
    await expect(many[2]).rejects.toBe(full);
    expect(semaphore.waiting).toBe(4);
    // One waits with two now, as b would with one more.
    await expect(run('b 1', 1)).rejects.toBe(full);
    for (const name of ['first', 'a 0', 'b 0', 'c 0']) await end(name);
    expect(begun).toEqual(['first', 'a 0', 'b 0', 'c 0', 'a 1']);
  });

  it('refuses what one party waits with beyond its own limit', async () => {
    const { begun, run, end } = limited({ maxWaiting: { together: 100, each: 2 } });
    for (const name of ['first', 'a 0', 'a 1']) void run(name, 1);
    await expect(run('a 2', 1)).rejects.toBe(full);
    void run('b 0', 1);
    for (const name of ['first', 'a 0', 'b 0']) await end(name);
    expect(begun).toEqual(['first', 'a 0', 'b 0', 'a 1']);
  });

  it('refuses what waited too long, and nothing that has begun', async () => {
    const { semaphore, run, end } = limited({ maxWaitMs: 20 });
    const first = run('first', 1);
    await expect(run('late', 1)).rejects.toBe(full);
    expect(semaphore.waiting).toBe(0);
    await end('first');
    expect(await first).toBe('first');
  });
});
