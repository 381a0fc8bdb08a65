import { setImmediate } from 'node:timers/promises';
import { BatchQueue, type BatchOptions } from './batch-queue.js';
import { currentRequest, withinRequest } from './request-context.js';

/** Time for a batch to end and the next to begin. */
async function nextTurn(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

interface Batch {
  readonly subject: string;
  readonly items: readonly string[];
  readonly hasWaited: boolean;
  /** Id of the request that it belongs to. */
  readonly request: string | undefined;
  finish(): void;
  fail(error: Error): void;
}

/** Each batch stays under way until it is finished, and then answers its items in capitals. */
function recordingQueue(options: Partial<BatchOptions<string, string>> = {}) {
  const batches: Batch[] = [];
  const queue = new BatchQueue<string, string>({
    maxSize: 10,
    maxWaitMs: Infinity,
    ...options,
    run: (subject, items, hasWaited) =>
      new Promise((resolve, reject) => {
        const finish = () => resolve(items.map((item) => item.toUpperCase()));
        batches.push({ subject, items, hasWaited, request: currentRequest()?.id, finish, fail: reject });
      }),
  });
  const batch = (n: number): Batch => {
    const begun = batches[n];
    if (!begun) throw new Error(`Batch ${n} has not begun`);
    return begun;
  };
  return { queue, batches, batch, begun: () => batches.map(({ items }) => items) };
}

describe('BatchQueue', () => {
  it('runs what arrives in one turn together, and gives each its own outcome', async () => {
    const { queue, batches, batch } = recordingQueue();
    const outcomes = Promise.all(['asha', 'ravi', 'asha'].map((item) => queue.add('post', item)));
    await nextTurn();
    expect(batches).toMatchObject([{ subject: 'post', items: ['asha', 'ravi', 'asha'], hasWaited: false }]);
    batch(0).finish();
    expect(await outcomes).toEqual(['ASHA', 'RAVI', 'ASHA']);
  });

  it('collects what arrives during a batch for the next one, which says that it has waited', async () => {
    const { queue, batch, begun } = recordingQueue();
    void queue.add('post', 'asha');
    await nextTurn();
    const later = queue.add('post', 'ravi');
    await nextTurn();
    void queue.add('post', 'zoya');
    await nextTurn();
    expect(begun()).toEqual([['asha']]);
    batch(0).finish();
    await nextTurn();
    expect(batch(1)).toMatchObject({ items: ['ravi', 'zoya'], hasWaited: true });
    batch(1).finish();
    expect(await later).toBe('RAVI');
    await nextTurn();
    void queue.add('post', 'isha');
    await nextTurn();
    expect(batch(2)).toMatchObject({ items: ['isha'], hasWaited: false });
  });

  it('runs a batch in each turn if none may wait', async () => {
    const { queue, begun } = recordingQueue({ maxWaitMs: 0 });
    for (const item of ['asha', 'ravi']) {
      void queue.add('post', item);
      await nextTurn();
    }
    expect(begun()).toEqual([['asha'], ['ravi']]);
  });

  it('does not wait longer than it may for a batch that hangs', async () => {
    const { queue, batch, begun } = recordingQueue({ maxWaitMs: 5 });
    void queue.add('post', 'asha');
    await nextTurn();
    const next = queue.add('post', 'ravi');
    while (begun().length < 2) await setImmediate();
    batch(1).finish();
    expect(await next).toBe('RAVI');
  });

  it('runs two items of one owner one after the other, in their order', async () => {
    const { queue, batch, begun } = recordingQueue({ ownerOf: (item) => item.replace(/ .*/, '') });
    for (const item of ['asha 1', 'asha 2', 'ravi', 'asha 3']) void queue.add('post', item);
    for (let n = 0; n < 3; n += 1) {
      await nextTurn();
      batch(n).finish();
    }
    expect(begun()).toEqual([['asha 1', 'ravi'], ['asha 2'], ['asha 3']]);
  });

  it.each(['with', 'without'])('runs no more than the limit at once, %s owners', async (owners) => {
    const ownerOf = owners === 'with' ? { ownerOf: (item: string) => item } : {};
    const { queue, batch, begun } = recordingQueue({ maxSize: 2, ...ownerOf });
    for (const item of ['a', 'b', 'c']) void queue.add('post', item);
    await nextTurn();
    batch(0).finish();
    await nextTurn();
    expect(begun()).toEqual([['a', 'b'], ['c']]);
  });

  it('runs different subjects at the same time', async () => {
    const { queue, begun } = recordingQueue();
    void queue.add('post', 'asha');
    void queue.add('other', 'asha');
    await nextTurn();
    expect(begun()).toEqual([['asha'], ['asha']]);
  });

  it('fails every item of a batch that fails, and runs the next', async () => {
    const { queue, batch } = recordingQueue();
    const failing = Promise.allSettled([queue.add('post', 'asha'), queue.add('post', 'ravi')]);
    await nextTurn();
    const next = queue.add('post', 'zoya');
    batch(0).fail(new Error('away'));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await nextTurn();
    batch(1).finish();
    expect(await next).toBe('ZOYA');
  });

  it('does not wait for an outcome that is still pending', async () => {
    let decide = (_: string) => {};
    const pending = new Promise<string>((resolve) => {
      decide = resolve;
    });
    const queue = new BatchQueue<string, string>({
      maxSize: 10,
      maxWaitMs: Infinity,
      run: (_, items) => Promise.resolve(items.map((item) => (item === 'slow' ? pending : item))),
    });
    const slow = queue.add('post', 'slow');
    expect(await queue.add('post', 'asha')).toBe('asha');
    expect(await queue.add('post', 'ravi')).toBe('ravi');
    decide('at last');
    expect(await slow).toBe('at last');
  });

  it('runs a batch in the context of the first request in it', async () => {
    const { queue, batches, batch } = recordingQueue();
    const within = (id: string) => withinRequest(id, () => void queue.add('post', id));
    within('first');
    await nextTurn();
    within('second');
    within('third');
    batch(0).finish();
    await nextTurn();
    expect(batches.map(({ request }) => request)).toEqual(['first', 'second']);
  });
});
