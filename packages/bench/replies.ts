import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { INSERT } from '../../backend/src/modules/comments/comments.repository.js';
import { openBenchDatabase, withClient } from './data/bench-database.js';
import { compareRounds } from './support/compare.js';
import { alternate, measure, type Round } from './support/load.js';
import { signInMembers } from './support/people.js';
import { printRounds } from './support/report.js';
import { settings } from './support/settings.js';
import { writtenWal } from './support/wal.js';

/**
 * What replies cost: bytes of WAL of a comment, against the same without the indexes that replies brought, and the list of a post one of
 * whose comments has 500 replies against a flat page, with one connection.
 */
/** A campus of its own: its comments are truncated, past their counters. */
const SIZE = { members: 20_000, posts: 20_800 };
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const COMMENTS = 10_000;
const REPLIES = 500;
/** The most that each may take of the other (conversation.md, section 9). */
const MAX_WAL = 1.05;
const MAX_LIST = 1.3;
const INDEXES = ['comment_emptied_idx', 'comment_reply_idx', 'comment_thread_idx'];

await using bench = await openBenchDatabase();
const url = await bench.database(SIZE);
await withClient(url, async (client) => {
  // Whole pages after a checkpoint would hide what a comment itself writes.
  await client.query('ALTER SYSTEM SET full_page_writes = off');
  await client.query('SELECT pg_reload_conf()');
  await client.query('SET plan_cache_mode = force_generic_plan');
  const { rows } = await client.query<{ indexdef: string }>(
    'SELECT indexdef FROM pg_indexes WHERE indexname = ANY ($1)',
    [INDEXES],
  );
  if (rows.length !== INDEXES.length) throw new Error('Name the indexes of replies as they are called now');
  const with_ = await comments(client);
  await client.query(`DROP INDEX ${INDEXES.join(', ')}`);
  let without: number;
  try {
    without = await comments(client);
  } finally {
    await client.query(rows.map(({ indexdef }) => indexdef).join(';'));
  }
  const [wal, list] = [with_ / without, await lists(client)];
  console.table({
    'WAL of a comment, B': { without, with: with_, ratio: wal, most: MAX_WAL, within: wal <= MAX_WAL },
  });
  console.table({ 'a post with 500 replies against a flat page': list });
  await client.query('TRUNCATE comment CASCADE');
  await client.query('ALTER SYSTEM RESET full_page_writes');
  await client.query('SELECT pg_reload_conf()');
  if (wal > MAX_WAL || !list.within) process.exitCode = 1;
});

/**
 * Writes comments on different posts as the site does, each with a key of its own; returns the bytes of WAL of one. It begins with empty
 * tables and indexes, so that the same pages split each time.
 */
async function comments(client: pg.Client): Promise<number> {
  await client.query('TRUNCATE comment, idempotency_key CASCADE');
  const before = await writtenWal(client);
  const { name, text } = INSERT;
  for (let n = 1; n <= COMMENTS; n += 1) {
    const [post, member] = [1 + ((n * 47) % SIZE.posts), 1 + ((n * 31) % SIZE.members)];
    const key = ['comments/create', randomUUID(), createHash('sha256').update(String(n)).digest('hex')];
    await client.query({
      name,
      text,
      values: [post, member, 'I can bring two more chairs.', [], [], ...key],
    });
  }
  return ((await writtenWal(client)) - before) / COMMENTS;
}

/** The list of a post one of whose ten comments has 500 replies, against a flat page of 500 comments. */
async function lists(client: pg.Client) {
  const posts = { flat: await postWith(client, false), threads: await postWith(client, true) };
  await client.query('VACUUM (ANALYZE) comment');
  const env = settings(url, bench.directory);
  const people = await signInMembers(url, env.MEMBER_TOKEN_KEY, 200);
  const server = await bench.start('the API', env);
  const load = (body: object) => () =>
    measure(server, url, {
      path: '/user/comments/getFeedComments',
      requests: people.map(({ token }) => ({ token, body })),
      connections: 1,
      seconds: SECONDS,
    });
  const rounds = {
    'flat page': load({ feedId: posts.flat }),
    'threads, one with 500 replies': load({ feedId: posts.threads, threads: true }),
  };
  // Caches fill and plans are made before anything counts.
  await alternate(1, rounds);
  const taken = await alternate(ROUNDS, rounds);
  printRounds('getFeedComments', taken);
  const [flat, threads] = Object.values(taken) as [Round, Round];
  return compareRounds(threads, flat, MAX_LIST);
}

/** A post with 500 comments, or with ten of which the newest has 500 replies. */
async function postWith(client: pg.Client, hasReplies: boolean): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO post (author_id, content) VALUES (1, '<p>Read me</p>') RETURNING id`,
  );
  const id = rows[0]?.id ?? '';
  const write = (count: number, parent: string) =>
    client.query(
      `INSERT INTO comment (post_id, author_id, body, created_at, parent_id)
       SELECT $1, 1 + n, 'I can bring two more chairs.', now() - make_interval(secs => 5000 - n), ${parent}
         FROM generate_series(1, ${count}) n`,
      [id],
    );
  if (!hasReplies) await write(REPLIES, 'NULL::bigint');
  else {
    await write(10, 'NULL::bigint');
    await write(REPLIES, '(SELECT max(id) FROM comment WHERE post_id = $1)');
  }
  return id;
}
