import { setTimeout as sleep } from 'node:timers/promises';
import { BatchLoader } from './batch-loader.js';
import { readAsOf, withinRequest } from './request-context.js';

/** The batches as they were loaded; the value of each key is its double. */
function recordingLoader() {
  const batches: (readonly number[])[] = [];
  const loader = new BatchLoader<number, number>();
  const load = (subject: string, key: number) =>
    loader.load(subject, key, (keys) => {
      batches.push(keys);
      return Promise.resolve(keys.map((each) => each * 2));
    });
  return { batches, load };
}

/** Its queries are answered, with the keys themselves, when `answer` is called. */
function heldLoader(mostWait: number) {
  const batches: (readonly number[])[] = [];
  const held: (() => void)[] = [];
  const loader = new BatchLoader<number, number>(mostWait);
  const load = (subject: string, key: number) =>
    loader.load(subject, key, (keys) => {
      batches.push(keys);
      return new Promise((resolve) => held.push(() => resolve(keys)));
    });
  const answer = () => held.splice(0).forEach((each) => each());
  return { batches, load, answer };
}

/** Time for a batch to start. */
const aMoment = () => sleep(3);

/** Loads as part of a request that must see everything up to `lsn`. */
function after<Value>(lsn: string, load: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    withinRequest(lsn, () => {
      readAsOf({ timeline: 1, lsn });
      load().then(resolve, reject);
    });
  });
}

describe('BatchLoader', () => {
  it('loads the keys of one turn with one query, and gives each caller its own value', async () => {
    const { batches, load } = recordingLoader();
    expect(await Promise.all([load('a', 1), load('a', 2), load('a', 1)])).toEqual([2, 4, 2]);
    expect(batches).toEqual([[1, 2, 1]]);
  });

  it('loads again for a caller after the query was sent', async () => {
    const { batches, load } = recordingLoader();
    await load('a', 1);
    await load('a', 2);
    expect(batches).toEqual([[1], [2]]);
  });

  it('loads together what is asked for while a query of the same subject is under way', async () => {
    const { batches, load, answer } = heldLoader(60_000);
    const first = load('a', 1);
    await aMoment();
    const later = [load('a', 2), load('b', 3)];
    await aMoment();
    later.push(load('a', 4));
    await aMoment();
    expect(batches).toEqual([[1], [3]]);
    answer();
    await first;
    await aMoment();
    expect(batches).toEqual([[1], [3], [2, 4]]);
    answer();
    expect(await Promise.all(later)).toEqual([2, 3, 4]);
  });

  it('does not wait for a query that hangs', async () => {
    const { batches, load } = heldLoader(10);
    void load('a', 1);
    await aMoment();
    void load('a', 2);
    await sleep(100);
    expect(batches).toEqual([[1], [2]]);
  });

  it('loads different subjects in separate batches', async () => {
    const { batches, load } = recordingLoader();
    expect(await Promise.all([load('a', 1), load('b', 2)])).toEqual([2, 4]);
    expect(batches).toEqual([[1], [2]]);
  });

  it('loads callers who need different log positions separately', async () => {
    const { batches, load } = recordingLoader();
    await Promise.all([
      after('0/1', () => load('a', 1)),
      after('0/2', () => load('a', 2)),
      after('0/1', () => load('a', 3)),
    ]);
    expect(batches).toEqual([[1, 3], [2]]);
  });

  it('rejects every caller of a failed batch, and loads again for the next', async () => {
    const loader = new BatchLoader<number, number>();
    const failing = () => Promise.reject(new Error('away'));
    const results = await Promise.allSettled([loader.load('a', 1, failing), loader.load('a', 2, failing)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await loader.load('a', 3, ([n = 0]) => Promise.resolve([n]))).toBe(3);
  });
});
