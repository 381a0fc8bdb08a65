import type pg from 'pg';
import { feedPage } from '../src/modules/feeds/feeds.statements.js';
import { BADGE, PAGE } from '../src/modules/notifications/notifications.statements.js';
import { openBenchDatabase, withClient } from './data/bench-database.js';
import { median } from './support/load.js';
import { timed } from './support/timed.js';

/**
 * What notifications cost: bytes of WAL of a like, against the same without the trigger, and the time of their list and of
 * the badge against the first page of the feed.
 */
const SIZE = { members: 20_000, posts: 100_000 };
const LIKES = 300;
const GROUPS = 300;
const ACTS = 100;
/** Nobody else in the generated campus has their posts. */
const AUTHOR = 'a member with many notifications';

await using bench = await openBenchDatabase();
const url = await bench.database(SIZE);
await withClient(url, async (client) => {
  // Whole pages after a checkpoint would hide what a like itself writes.
  await client.query('ALTER SYSTEM SET full_page_writes = off');
  await client.query('SELECT pg_reload_conf()');
  await client.query('SET plan_cache_mode = force_generic_plan');
  try {
    const posts = await freshPosts(client);
    const wal = { without: await likes(client, posts, false), with: await likes(client, posts, true) };
    console.table({
      'WAL of the first like, B': { ...perLike(wal, 'first'), goal: 2 },
      'WAL of a further like, B': { ...perLike(wal, 'further'), goal: 1.02 },
    });
    const memberId = await memberWithNotifications(client);
    const feed = await timed(client, feedPage('everybody', 10), [[memberId], 0]);
    const list = await timed(client, PAGE, [memberId, 10, 0]);
    const badge = await timed(client, BADGE, [memberId]);
    console.table({
      'first page of the feed, ms': { time: feed },
      'list of 300 groups, ms': { time: list, ratio: list / feed, goal: 10 },
      'badge, ms': { time: badge, ratio: badge / feed, goal: 3 },
    });
  } finally {
    await client.query(`DELETE FROM member WHERE name = '${AUTHOR}'`);
    await client.query('ALTER SYSTEM RESET full_page_writes');
    await client.query('SELECT pg_reload_conf()');
  }
});

interface LikeBytes {
  readonly first: number;
  readonly further: number;
}

function perLike(wal: { without: LikeBytes; with: LikeBytes }, which: keyof LikeBytes) {
  return { without: wal.without[which], with: wal.with[which], ratio: wal.with[which] / wal.without[which] };
}

async function memberNamed(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO member (name, email, phone, terms_version)
     VALUES ('${AUTHOR}', md5(random()::text) || '@example.in', (5000000000 + floor(random() * 900000000))::bigint::text, '1')
     RETURNING id`,
  );
  return rows[0]?.id ?? '';
}

async function freshPosts(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO post (author_id, content) SELECT $1, '<p>New</p>' FROM generate_series(1, ${LIKES * 2 + 2}) RETURNING id`,
    [await memberNamed(client)],
  );
  return rows.map(({ id }) => id);
}

/** Likes of different posts, and then of one; takes posts off the list. */
async function likes(client: pg.Client, posts: string[], isTold: boolean): Promise<LikeBytes> {
  await client.query(`ALTER TABLE post_like ${isTold ? 'ENABLE' : 'DISABLE'} TRIGGER post_like_a_notified`);
  const bytes = async (postId: string | undefined, memberId: number) => {
    const before = await walPosition(client);
    await client.query('SELECT toggle_like($1, $2)', [postId, memberId]);
    return (await walPosition(client)) - before;
  };
  const first: number[] = [];
  const further: number[] = [];
  const popular = posts.pop();
  await bytes(popular, 1);
  for (let n = 0; n < LIKES; n += 1) {
    first.push(await bytes(posts.pop(), 2 + n));
    further.push(await bytes(popular, 2 + n));
  }
  await client.query('ALTER TABLE post_like ENABLE TRIGGER post_like_a_notified');
  return { first: median(first), further: median(further) };
}

async function walPosition(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ at: string }>(
    `SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS at`,
  );
  return Number(rows[0]?.at);
}

async function memberWithNotifications(client: pg.Client): Promise<string> {
  const memberId = await memberNamed(client);
  await client.query(
    `WITH posts AS (
       INSERT INTO post (author_id, content) SELECT $1, '<p>' || repeat('What happened today. ', 20) || '</p>'
         FROM generate_series(1, ${GROUPS}) RETURNING id
     )
     INSERT INTO post_like (post_id, member_id) SELECT id, n FROM posts, generate_series(1, ${ACTS}) n`,
    [memberId],
  );
  await client.query('VACUUM (ANALYZE) notification, post_like, post, post_counter');
  return memberId;
}
