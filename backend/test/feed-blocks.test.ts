import pg from 'pg';
import { DEEP, MAX_TAIL_POSTS } from '../src/modules/feeds/deep-feeds.statements.js';
import { FeedBlocksService } from '../src/modules/feeds/feed-blocks.service.js';
import { REQUEST_POOL } from '../src/platform/sql/pool-options.js';
import { startApp, type TestApp } from './support/app.js';
import { expectCountersToMatch } from './support/counters.js';
import { joinMember, signInAdministrator, type TestMember } from './support/factories.js';
import { wrongPages } from './support/feed-pages.js';

/** Older than all others, by as many seconds as their number. */
const OLD = 1_400;
/** Visible posts in a block of these tests: few, so that pages and changes meet many blocks. */
const SIZE = 7;

let app: TestApp;
let author: TestMember;
let muted: TestMember;
/** Conceals nobody. */
let viewer: TestMember;
/** Has muted one of the two authors. */
let muting: TestMember;
let administrator: string;
/** A second connection. */
let other: pg.Client;

beforeAll(async () => {
  app = await startApp();
  [author, muted, viewer, muting] = [
    await joinMember(app),
    await joinMember(app),
    await joinMember(app),
    await joinMember(app),
  ];
  administrator = await signInAdministrator(app);
  await app
    .call('/user/safety/setRelation', { userId: muted.id, relation: 'mute' }, muting.token)
    .expect(200);
  // Some at the same moment, some hidden, and ids in another order than times.
  await app.rows(
    `INSERT INTO post (author_id, content, created_at)
     SELECT CASE WHEN i % 5 = 0 THEN $2::bigint ELSE $1 END, '<p>a</p>', now() - interval '2 hours' - interval '1 second' * (i - i % 3)
       FROM generate_series(1, ${OLD}) i`,
    [author.id, muted.id],
  );
  await app.rows(`SELECT set_withheld('post', id, 'removed', NULL) FROM post WHERE id % 50 = 0`);
  other = new pg.Client({ connectionString: process.env.DATABASE_URL, ...REQUEST_POOL });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await app.close();
});

const seal = async (most = 1_000, runner: Pick<TestApp, 'rows'> = app) =>
  (
    await runner.rows<{ sealed: number | null }>(`SELECT seal_feed_blocks(${SIZE}, ${most}, '0') AS sealed`)
  )[0]!.sealed;
const blocks = () =>
  app.rows<{ number: number; posts: number }>('SELECT number, posts FROM feed_block ORDER BY number');
const removeBlocks = () => app.rows('TRUNCATE feed_block, feed_block_group');
const expectPages = async () => {
  for (const { id } of [viewer, muting]) expect(await wrongPages(other, id)).toEqual([]);
  await expectCountersToMatch(app);
};
afterEach(() => other.query('ROLLBACK'));
beforeEach(async () => {
  await removeBlocks();
  expect(await seal()).toBeGreaterThan(100);
});

it('lists every post exactly once, with the right total, to those who conceal nobody and to others', async () => {
  for (const { id, token } of [viewer, muting]) {
    const seen: string[] = [];
    const feed = await app.rows<{ id: string }>(
      `SELECT id FROM post WHERE NOT hidden AND author_id NOT IN (SELECT id FROM concealed_from($1)) ORDER BY created_at DESC, id DESC`,
      [id],
    );
    expect(feed.length).toBeGreaterThan(DEEP);
    for (let page = 1; ; page += 1) {
      const { body } = await app.call('/user/feeds/getAllFeeds', { page, limit: 50 }, token).expect(200);
      expect(body.data.pagination.total).toBe(feed.length);
      if (body.data.feeds.length === 0) break;
      seen.push(...body.data.feeds.map((post: { id: string }) => post.id));
    }
    expect(seen).toEqual(feed.map((post) => post.id));
  }
});

it('finds the same pages before there are blocks, and while only some are made', async () => {
  await removeBlocks();
  await expectPages();
  for (const most of [1, 63, 1]) {
    expect(await seal(most)).toBe(most);
    await expectPages();
  }
});

it('is made by the job, of posts older than a minute', async () => {
  await removeBlocks();
  await app.nest.get(FeedBlocksService).seal();
  expect((await blocks()).slice(0, 4)).toEqual([0, 1, 2, 3].map((number) => ({ number, posts: 256 })));
  await expectPages();
});

it('counts what is deleted, removed, restored, and posted with an old time', async () => {
  const ids = await app.rows<{ id: string }>(`SELECT id FROM post WHERE NOT hidden AND id % 40 = 3`);
  const { token } = author;
  const before = await blocks();
  const [deleted, ...removed] = ids.map(({ id }) => id);
  await app.call('/user/feeds/delete', { id: deleted }, token).expect(200);
  for (const id of removed) {
    await app.call('/admin/content/removePost', { id, reason: 'Rule 4' }, administrator).expect(200);
  }
  const lost = (await blocks()).reduce((sum, { posts }, n) => sum + before[n]!.posts - posts, 0);
  expect(lost).toBe(ids.length);
  await expectPages();
  for (const id of removed) {
    await app.call('/admin/content/restorePost', { id }, administrator).expect(200);
  }
  await app.rows(
    `INSERT INTO post (author_id, content, created_at)
     SELECT $1, '<p>old</p>', now() - interval '2 hours' - interval '97 seconds' * i FROM generate_series(-5, 20) i`,
    [muted.id],
  );
  await expectPages();
});

it('counts the posts of a deleted account, restored and purged', async () => {
  await app.rows('SELECT set_member_deleted($1, now())', [muted.id]);
  await expectPages();
  await app.rows('SELECT set_member_deleted($1, NULL)', [muted.id]);
  await expectPages();
  await app.rows(
    `WITH m AS (INSERT INTO member (name, email, phone, terms_version) VALUES ('Leaver', 'l@example.in', '9111111111', '1') RETURNING id)
     SELECT id FROM m`,
  );
  const [leaver] = await app.rows<{ id: string }>(`SELECT id FROM member WHERE name = 'Leaver'`);
  await app.rows(
    `INSERT INTO post (author_id, content, created_at) SELECT $1, '<p>a</p>', now() - interval '3 hours' FROM generate_series(1, 30)`,
    [leaver!.id],
  );
  await app.rows('DELETE FROM member WHERE id = $1', [leaver!.id]);
  await expectPages();
});

it('waits for nobody who writes, and misses none of their posts', async () => {
  await other.query('BEGIN');
  await other.query(`INSERT INTO post (author_id, content) VALUES ($1, '<p>a</p>')`, [viewer.id]);
  // Newer posts are committed first; another session may make no block of them.
  await app.rows(
    `INSERT INTO post (author_id, content) SELECT $1, '<p>b</p>' FROM generate_series(1, ${2 * SIZE})`,
    [author.id],
  );
  expect(await seal()).toBeNull();
  await other.query('COMMIT');
  expect(await seal()).toBeGreaterThan(0);
  await expectPages();
});

it('counts a post whose transaction began before a block was made, and writes it afterwards', async () => {
  await other.query('BEGIN');
  await other.query('SELECT now()');
  await app.rows(
    `INSERT INTO post (author_id, content) SELECT $1, '<p>b</p>' FROM generate_series(1, ${2 * SIZE})`,
    [author.id],
  );
  expect(await seal()).toBeGreaterThan(0);
  await other.query(`INSERT INTO post (author_id, content) VALUES ($1, '<p>a</p>')`, [viewer.id]);
  await other.query('COMMIT');
  await expectPages();
});

it('makes a block anew that has grown far beyond its size', async () => {
  await app.rows(
    `INSERT INTO post (author_id, content, created_at)
     SELECT $1, '<p>old</p>', now() - interval '2 hours 10 minutes' FROM generate_series(1, ${6 * SIZE})`,
    [author.id],
  );
  expect(Math.max(...(await blocks()).map(({ posts }) => posts))).toBeGreaterThan(4 * SIZE);
  await seal();
  expect(Math.max(...(await blocks()).map(({ posts }) => posts))).toBeLessThan(2 * SIZE);
  await expectPages();
});

it('finds the same pages when the job has not counted for long', async () => {
  await removeBlocks();
  expect(await seal(9)).toBe(9);
  await app.rows(
    `INSERT INTO post (author_id, content) SELECT CASE WHEN i % 5 = 0 THEN $2::bigint ELSE $1 END, '<p>new</p>' FROM generate_series(1, ${2 * MAX_TAIL_POSTS}) i`,
    [author.id, muted.id],
  );
  await expectPages();
});
