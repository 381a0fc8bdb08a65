import type pg from 'pg';
import { feedPage } from '../../backend/src/modules/feeds/feeds.statements.js';
import { BADGE, PAGE } from '../../backend/src/modules/notifications/list/notifications.statements.js';
import { openBenchDatabase, withClient } from './data/bench-database.js';
import { median } from './support/load.js';
import { timed, type Spread } from './support/timed.js';
import { writtenWal } from './support/wal.js';

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
    const wal = await likes(client, await freshPosts(client));
    console.table({
      'WAL of the first like, B': { ...perLike(wal, 'first'), goal: 2 },
      'WAL of a further like, B': { ...perLike(wal, 'further'), goal: 1.02 },
    });
    const memberId = await memberWithNotifications(client);
    const { feed, list, badge } = await timed(client, {
      feed: [feedPage('everybody', 10), [[memberId], 0]],
      list: [PAGE, [memberId, 10, 0]],
      badge: [BADGE, [memberId]],
    });
    const ratio = ({ median: time }: Spread) => time / feed.median;
    console.table({
      'first page of the feed, ms': { time: feed.median },
      'list of 300 groups, ms': { time: list.median, ratio: ratio(list), goal: 10 },
      'badge, ms': { time: badge.median, ratio: ratio(badge), goal: 3 },
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

/**
 * Likes of different posts and further likes of one, with and without the trigger in turn: the counters of all these posts share
 * pages, and a full page costs a record of its own with every like.
 */
async function likes(client: pg.Client, posts: string[]): Promise<Record<'without' | 'with', LikeBytes>> {
  const bytes = async (postId: string | undefined, memberId: number) => {
    const before = await writtenWal(client);
    await client.query('SELECT toggle_like($1, $2)', [postId, memberId]);
    return (await writtenWal(client)) - before;
  };
  const measured = (['without', 'with'] as const).map((which) => ({
    which,
    popular: posts.pop(),
    first: [] as number[],
    further: [] as number[],
  }));
  for (const { popular } of measured) await bytes(popular, 1);
  for (let n = 0; n < LIKES; n += 1) {
    for (const { which, popular, first, further } of measured) {
      await client.query(
        `ALTER TABLE post_like ${which === 'with' ? 'ENABLE' : 'DISABLE'} TRIGGER post_like_a_notified`,
      );
      first.push(await bytes(posts.pop(), 2 + n));
      further.push(await bytes(popular, 2 + n));
    }
  }
  await client.query('ALTER TABLE post_like ENABLE TRIGGER post_like_a_notified');
  const [without, with_] = measured.map(({ first, further }) => ({
    first: median(first),
    further: median(further),
  })) as [LikeBytes, LikeBytes];
  return { without, with: with_ };
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
