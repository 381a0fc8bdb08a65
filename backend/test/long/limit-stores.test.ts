import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { STORE_TIMEOUT_MS, type LimitStore } from '../../src/platform/limits/limit-store.js';
import { MemoryLimitStore } from '../../src/platform/limits/memory-limit-store.js';
import { PostgresLimitStore } from '../../src/platform/limits/postgres-limit-store.js';
import { RedisLimitStore } from '../../src/platform/limits/redis-limit-store.js';
import { JobsService } from '../../src/platform/jobs/jobs.service.js';
import { Sql } from '../../src/platform/sql/sql.js';
import type { LimitAnswer } from '../../src/platform/limits/sliding-window.js';
import { startApp, type TestApp } from '../support/app.js';
import { beginElsewhere, someoneWaitsForALock } from '../support/locks.js';
import { describeWithRedis, startRedis } from '../support/redis.js';

/** A store, and access to its data for the test. */
interface StoreUnderTest {
  /** Two clients of one store, as in two processes; for memory, one. */
  readonly stores: readonly [LimitStore, LimitStore];
  /** Makes all entries older by this many seconds. */
  age(seconds: number): Promise<void>;
  close(): Promise<void>;
}

const RULE = { max: 10, seconds: 600 };
describe('counts in memory', () => counts(openMemory));
describe('counts in PostgreSQL', () => {
  counts(openPostgres);

  describe('of one turn', () => {
    let app: TestApp;
    let store: PostgresLimitStore;
    beforeAll(async () => {
      app = await startApp();
      store = new PostgresLimitStore(app.nest.get(Sql), app.nest.get(JobsService));
    });
    afterAll(() => app.close());
    beforeEach(() => app.rows('DELETE FROM limit_count'));
    const hitAll = (...keys: string[]) => Promise.all(keys.map((key) => store.hit(key, RULE)));
    const holdA = async () => {
      const held = await beginElsewhere();
      await held.run(`SELECT FROM limit_count WHERE key = 'a' FOR UPDATE`);
      return held;
    };

    it('lock their rows in one order, so that two processes do not wait for each other', async () => {
      await hitAll('a', 'b');
      const held = await holdA();
      const hits = hitAll('b', 'a');
      await someoneWaitsForALock(app);
      await app.rows(`SELECT FROM limit_count WHERE key = 'b' FOR UPDATE NOWAIT`);
      await held.commit();
      expect(await hits).toMatchObject([{ admitted: true }, { admitted: true }]);
    });

    it('are not counted when their requests no longer wait for them', async () => {
      await hitAll('a', 'b');
      const held = await holdA();
      const first = hitAll('a');
      await someoneWaitsForALock(app);
      const late = Promise.allSettled([store.hit('b', RULE), store.hit('c', RULE)]);
      await sleep(STORE_TIMEOUT_MS);
      const inTime = store.hit('d', RULE);
      await held.commit();
      expect(await first).toMatchObject([{ admitted: true }]);
      expect((await late).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect(await inTime).toMatchObject({ admitted: true });
      expect(await app.rows('SELECT key, hits FROM limit_count ORDER BY key')).toEqual([
        { key: 'a', hits: 2 },
        { key: 'b', hits: 1 },
        { key: 'd', hits: 1 },
      ]);
    });

    it('are forgotten when they have ended, but not one that is just being counted', async () => {
      await hitAll('a', 'b', 'c');
      await app.rows(`UPDATE limit_count SET expires_at = now() - interval '1 s' WHERE key <> 'c'`);
      const held = await holdA();
      await store.expire();
      const kept = () => app.rows('SELECT key FROM limit_count ORDER BY key');
      expect(await kept()).toEqual([{ key: 'a' }, { key: 'c' }]);
      await held.commit();
      await store.expire();
      expect(await kept()).toEqual([{ key: 'c' }]);
    });
  });
});
describeWithRedis('counts in Redis', (program) => counts(() => openRedis(program)));

function counts(open: () => Promise<StoreUnderTest>): void {
  let under: StoreUnderTest;
  let key: string;
  let serial = 0;
  beforeAll(async () => {
    under = await open();
  });
  afterAll(() => under.close());
  let begun: number;
  beforeEach(() => {
    begun = Date.now();
    serial += 1;
    key = `LIKE:${serial}`;
  });

  const hit = (which: 0 | 1 = 0) => under.stores[which].hit(key, RULE);
  const hits = async (times: number) => {
    const answers = [];
    for (let n = 0; n < times; n += 1) answers.push(await hit(n % 2 ? 1 : 0));
    return answers.filter(({ admitted }) => admitted).length;
  };

  const expectRefusedFor = (seconds: number, { admitted, retryAfter }: LimitAnswer) => {
    expect(admitted).toBe(false);
    const passed = Math.ceil((Date.now() - begun) / 1000);
    expect(retryAfter).toBeGreaterThanOrEqual(seconds - passed);
    expect(retryAfter).toBeLessThanOrEqual(seconds + 1);
  };

  it('admit up to the limit, and say when to retry', async () => {
    expect(await hits(10)).toBe(10);
    expectRefusedFor(600, await hit());
    expect((await under.stores[0].hit(`${key} of somebody else`, RULE)).admitted).toBe(true);
  });

  it('admit exactly the limit of concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, (_, n) => hit(n % 2 ? 1 : 0)));
    expect(answers.filter(({ admitted }) => admitted)).toHaveLength(10);
  });

  it('count the hits of many subjects in one turn, in any order, each for itself', async () => {
    const subjects = Array.from({ length: 20 }, (_, n) => `${key} of ${n}`);
    const round = ([one, other] = under.stores) =>
      Promise.all([
        ...subjects.map((subject) => one.hit(subject, RULE)),
        ...[...subjects].reverse().map((subject) => other.hit(subject, RULE)),
        // One of them is refused, the others are not.
        ...Array.from({ length: 9 }, () => one.hit(subjects[0]!, RULE)),
      ]);
    const refused = (await round()).filter(({ admitted }) => !admitted);
    expect(refused).toHaveLength(1);
    const left = await Promise.all(
      subjects.map((subject) => under.stores[1].peek(subject, { ...RULE, max: 3 })),
    );
    expect(left.map(({ admitted }) => admitted)).toEqual(subjects.map((_, n) => n > 0));
  });

  it('count a burst across the end of a window as one burst', async () => {
    await hits(1);
    // Its end is far enough for a slow machine.
    await under.age(580);
    expect(await hits(20)).toBe(9);
    // Seconds into the next window: of ten hits nine count for a minute.
    await under.age(22);
    expect(await hits(20)).toBe(1);
    expect(await hit()).toMatchObject({ admitted: false });
  });

  it('decay evenly', async () => {
    expect(await hits(10)).toBe(10);
    // Five of ten count from 240 to 300 s into the next window.
    await under.age(600 + 250);
    expect(await hits(20)).toBe(5);
  });

  it('are reset after two windows', async () => {
    await hits(10);
    await under.age(1200);
    expect(await hits(20)).toBe(10);
  });

  it('do not count refused requests, and allow a retry at the announced time', async () => {
    await hits(30);
    await under.age(600);
    for (let n = 0; n < 12; n += 1) {
      const { admitted, retryAfter } = await hit();
      if (admitted) continue;
      await under.age(retryAfter);
      expect((await hit()).admitted).toBe(true);
    }
  });

  it('can be checked without counting', async () => {
    expect(await under.stores[0].peek(key, RULE)).toMatchObject({ admitted: true });
    await hits(9);
    expect(await under.stores[1].peek(key, RULE)).toMatchObject({ admitted: true });
    await hits(1);
    expectRefusedFor(600, await under.stores[1].peek(key, RULE));
    await under.age(850);
    expect(await under.stores[0].peek(key, RULE)).toMatchObject({ admitted: true });
    expect(await hits(20)).toBe(5);
  });

  it('can undo a hit, but not one that was never made', async () => {
    await hits(10);
    await under.stores[1].takeBack(key);
    expect(await hits(20)).toBe(1);
    await under.stores[0].takeBack(`${key} of somebody else`);
    expect((await under.stores[0].peek(`${key} of somebody else`, RULE)).admitted).toBe(true);
  });

  it('can be cleared', async () => {
    await hits(10);
    await under.stores[1].clear(key);
    expect(await hits(20)).toBe(10);
  });
}

function openMemory(): Promise<StoreUnderTest> {
  const store = new MemoryLimitStore();
  // Whole milliseconds: the clock stands still here, so a rounding error could end a wait a moment early.
  let clock = Math.round(performance.now());
  const spy = jest.spyOn(performance, 'now').mockImplementation(() => clock);
  return Promise.resolve({
    stores: [store, store],
    age: (seconds) => {
      clock += seconds * 1000;
      return Promise.resolve();
    },
    close: () => {
      spy.mockRestore();
      return Promise.resolve();
    },
  });
}

async function openPostgres(): Promise<StoreUnderTest> {
  const app = await startApp();
  const store = () => new PostgresLimitStore(app.nest.get(Sql), app.nest.get(JobsService));
  return {
    stores: [store(), store()],
    age: async (seconds) => {
      await app.rows('UPDATE limit_count SET expires_at = expires_at - make_interval(secs => $1)', [seconds]);
    },
    close: () => app.close(),
  };
}

async function openRedis(program: string): Promise<StoreUnderTest> {
  const server = await startRedis(program);
  const client = new Redis(server.url);
  const stores = [new RedisLimitStore(server.url), new RedisLimitStore(server.url)] as const;
  await Promise.all(stores.map((store) => store.onModuleInit()));
  return {
    stores,
    age: async (seconds) => {
      for (const key of await client.keys('*')) {
        await client.pexpire(key, (await client.pttl(key)) - seconds * 1000);
      }
    },
    close: async () => {
      client.disconnect();
      for (const store of stores) store.onApplicationShutdown();
      await server.stop();
    },
  };
}
