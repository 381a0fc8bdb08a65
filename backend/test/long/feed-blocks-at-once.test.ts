import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { faultsIn, mixAllWrites, type Tally } from '../../../packages/bench/support/all-writes.js';
import { startApp, startReplica, type TestApp } from '../support/app.js';
import { expectCountersToMatch } from '../support/counters.js';
import { joinMember, makePage, signInAdministrator, type TestMember } from '../support/factories.js';
import { wrongPages } from '../support/feed-pages.js';
import { runs } from '../support/proof-runs.js';

const SECONDS = 6 * runs(1);
/** Visible posts in a block: few, so that writes meet many blocks. */
const SIZE = 4;
const OLD = 600;

let app: TestApp;
let other: TestApp;
let members: TestMember[];
let clients: pg.Client[];
beforeAll(async () => {
  app = await startApp();
  other = await startReplica();
  members = await Promise.all(Array.from({ length: 12 }, () => joinMember(app)));
  clients = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
      await client.connect();
      return client;
    }),
  );
});
afterAll(async () => {
  for (const client of clients) await client.end();
  await other.close();
  await app.close();
});

const originOf = ({ nest }: TestApp) =>
  `http://127.0.0.1:${(nest.getHttpServer().address() as AddressInfo).port}`;

it('every page is right in every snapshot, while two processes write posts, remove them and count them', async () => {
  const [first, second] = members as [TestMember, TestMember];
  const [reader, sealer, importer, otherSealer] = clients as [pg.Client, pg.Client, pg.Client, pg.Client];
  const leavers = await Promise.all(Array.from({ length: 4 }, () => joinMember(app)));
  await app.rows(
    `INSERT INTO post (author_id, content, created_at)
     SELECT ($1::bigint[])[1 + i % 16], '<p>a</p>', now() - interval '1 second' * i FROM generate_series(1, ${OLD}) i`,
    [[...members, ...leavers].map(({ id }) => id)],
  );
  // One viewer who conceals two of the authors.
  for (const { id } of [members[3]!, leavers[0]!]) {
    await app.call('/user/safety/setRelation', { userId: id, relation: 'mute' }, second.token).expect(200);
  }
  const pageId = await makePage(app, members[4]!);
  const until = Date.now() + SECONDS * 1000;
  const done = { compared: 0, sealed: 0, busy: 0, anew: 0 };
  /** What must have happened for the run to say something; a slow machine takes longer for it. */
  const isEnough = () => done.compared > 5 && done.sealed > OLD / SIZE && done.busy > 0;
  /** The first failure ends all acts. None may go on after the test, whose connections are then closed. */
  const failed = new AbortController();
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      failed.abort(error);
    }
  };
  const repeat = (work: () => Promise<unknown>, pause: number) =>
    act(async () => {
      while ((Date.now() < until || !isEnough()) && !failed.signal.aborted) {
        await work();
        await sleep(pause);
      }
    });
  /** Also posts of this moment, so that transactions that began earlier add to blocks. */
  const seal = (client: pg.Client) => async () => {
    const { rows } = await client.query<{ sealed: number | null }>(
      `SELECT seal_feed_blocks(${SIZE}, 20, '0') AS sealed`,
    );
    const sealed = rows[0]?.sealed ?? null;
    if (sealed === null) done.busy += 1;
    else done.sealed += sealed;
  };
  const compare = async () => {
    for (const { id } of [first, second]) expect(await wrongPages(reader, id, 6)).toEqual([]);
    done.compared += 1;
  };
  /**
   * Transactions that stay open for a while: posts of several times, or a deletion of some; some are rolled back. Each changes posts in
   * one statement, as all of the product's do: in two, blocks are not locked in one order.
   */
  let turn = 0;
  const importOld = async () => {
    turn += 1;
    await importer.query('BEGIN');
    await importer.query(
      turn % 3 === 0
        ? 'DELETE FROM post WHERE id IN (SELECT id FROM post WHERE author_id = $1 ORDER BY random() LIMIT 5)'
        : `INSERT INTO post (author_id, content, created_at)
           SELECT $1, '<p>old</p>', now() - interval '1 second' * s FROM unnest(ARRAY[0, 1, 5, 300 * random(), 600 * random()]) s`,
      [members[5]!.id],
    );
    await sleep(20);
    await importer.query(turn % 4 === 0 ? 'ROLLBACK' : 'COMMIT');
  };
  const leave = async () => {
    for (const { id } of leavers) {
      if (failed.signal.aborted) return;
      await app.rows('SELECT set_member_deleted($1, now())', [id]);
      await sleep(SECONDS * 60);
      await app.rows('SELECT set_member_deleted($1, NULL)', [id]);
    }
  };
  /** What an operator does to count anew. */
  const countAnew = async () => {
    await other.rows('TRUNCATE feed_block, feed_block_group');
    done.anew += 1;
  };
  const administrator = await signInAdministrator(app);
  let tally: Tally = {};
  const mix = async () => {
    tally = await mixAllWrites({
      origins: [app, other].map(originOf),
      // Those of the other acts lock their own rows for long.
      members: [...members.slice(0, 3), ...members.slice(6)],
      administrator,
      pageId,
      seconds: SECONDS,
      clients: 8,
    });
  };
  await Promise.all([
    act(mix),
    repeat(seal(sealer), 3),
    repeat(seal(otherSealer), 7),
    repeat(compare, 0),
    repeat(importOld, 10),
    repeat(countAnew, (SECONDS * 1000) / 3),
    act(leave),
  ]);
  failed.signal.throwIfAborted();
  expect(faultsIn(tally)).toEqual({});
  expect(isEnough()).toBe(true);
  for (const { id } of [first, second]) expect(await wrongPages(reader, id, 200)).toEqual([]);
  await expectCountersToMatch(app);
  const [database] = await app.rows<{ deadlocks: string }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  expect(database?.deadlocks).toBe('0');
});
