import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { MediaOutboxRepository } from '../../src/platform/media/media-outbox.repository.js';
import { MediaService } from '../../src/platform/media/media.service.js';
import type { Sql } from '../../src/platform/sql/sql.js';
import type { Statement } from '../../src/platform/sql/statement.js';
import { startApp, type TestApp } from '../support/app.js';
import { beginElsewhere, someoneWaitsForALock } from '../support/locks.js';
import { ObjectStore } from '../support/object-store.js';
import { until } from '../support/until.js';

let objects: ObjectStore;
let app: TestApp;
beforeAll(async () => {
  objects = await ObjectStore.start();
  app = await startApp(objects.settings);
});
beforeEach(async () => {
  await app.rows('DELETE FROM media_outbox');
  await app.rows('DELETE FROM media_claim');
});
afterEach(() => objects.comeBack());
afterAll(async () => {
  await app.close();
  await objects.stop();
});

const clean = () => app.nest.get(MediaService).clean();
/** Records invented pictures as removed; the store removes missing files without an error. */
async function removed(count: number): Promise<string[]> {
  const names = Array.from({ length: count }, () => randomBytes(20).toString('hex'));
  await app.rows(`INSERT INTO media_outbox (path) SELECT 'media/' || unnest($1::text[]) || '.webp'`, [names]);
  return names;
}
const left = async () =>
  (await app.rows<{ path: string }>('SELECT path FROM media_outbox ORDER BY id')).map(({ path }) => path);

it('many pictures are removed in small batches', async () => {
  await removed(150);
  objects.busiest();
  await clean();
  expect(await left()).toEqual([]);
  expect(objects.busiest()).toBeLessThanOrEqual(8);
});

it('no transaction is open during calls to the store', async () => {
  await removed(3);
  objects.fallSilent();
  objects.busiest();
  const cleaning = clean().catch(() => undefined);
  await until(() => objects.busiest() > 0);
  const open = await app.rows(
    `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  await objects.comeBack();
  await cleaning;
  expect(open).toEqual([]);
});

it('a picture that the store refuses delays no other, is set aside after some attempts, and retried later', async () => {
  const [bad = ''] = await removed(20);
  const path = `media/${bad}.webp`;
  objects.refuse(bad);
  await clean();
  expect(await left()).toEqual([path]);
  for (let tries = 1; tries < 3; tries += 1) await expect(clean()).rejects.toThrow();
  // Set aside: the job has nothing left to do, and the metric counts this picture.
  await clean();
  expect(await left()).toEqual([path]);
  expect(await app.nest.get(MediaOutboxRepository).setAside()).toBe(1);
  await removed(1);
  await clean();
  expect(await left()).toEqual([path]);

  await objects.comeBack();
  await app.rows(`UPDATE media_claim SET retry_at = now()`);
  await clean();
  expect(await left()).toEqual([]);
  expect(await app.rows('SELECT path FROM media_claim')).toEqual([]);
});

it('pictures claimed by a killed process are removed by another when the claim expires', async () => {
  const [name = ''] = await removed(1);
  await app.nest.get(MediaOutboxRepository).claimOldest(8, []);
  await clean();
  expect(await left()).toEqual([`media/${name}.webp`]);
  await app.rows(`UPDATE media_claim SET until = now()`);
  await clean();
  expect(await left()).toEqual([]);
});

it('two processes claim the same pictures in the same order, so that they cannot deadlock', async () => {
  const paths = (await removed(20)).map((name) => `media/${name}.webp`).sort();
  const other = await beginElsewhere();
  // The claims have expired when they are committed, so that these pictures may be claimed.
  const take = `INSERT INTO media_claim (path, until) SELECT unnest($1::text[]), now() - interval '1 s'`;
  await other.run(`SET LOCAL lock_timeout = '2s'`);
  await other.run(take, [paths.slice(0, 1)]);
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  // As the planner does with many rows: without a sort they come in hash order.
  await client.query('SET enable_sort = off');
  const query = async ({ text }: Statement, values: unknown[]) => (await client.query(text, values)).rows;
  const claimed = new MediaOutboxRepository({ query } as unknown as Sql).claimOldest(20, []);
  await someoneWaitsForALock(app);
  // The process that waits for the first picture holds none of the others.
  await other.run(take, [paths.slice(1)]);
  await other.commit();
  expect(await claimed).toHaveLength(20);
  await client.end();
});
