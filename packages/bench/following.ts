import type pg from 'pg';
import { feedPage } from '../../backend/src/modules/feeds/feeds.statements.js';
import { followingPage } from '../../backend/src/modules/feeds/following.statements.js';
import { openBenchDatabase, withClient } from './data/bench-database.js';
import { timed, type Reading } from './support/timed.js';

/** What the feed of followed pages costs against the first page of everyone's feed (community.md, section 9). */
const SIZE = { members: 20_000, posts: 100_000 };
const FOLLOWED = [10, 100, 250];
const GOAL = 15;
const EVERYONE = 'everyone, ms';

await using bench = await openBenchDatabase();
const url = await bench.database(SIZE);
await withClient(url, async (client) => {
  await client.query('SET plan_cache_mode = force_generic_plan');
  await client.query('BEGIN');
  try {
    const readings: Record<string, Reading> = { [EVERYONE]: [feedPage('everybody', 10), [['1'], 0]] };
    for (const pages of FOLLOWED) {
      const memberId = await followerOf(client, pages);
      readings[`following ${pages} pages, ms`] = [followingPage(10, false), [[memberId], 0, memberId]];
    }
    const times = await timed(client, readings);
    const everyone = times[EVERYONE]?.median ?? NaN;
    const rows = Object.entries(times).map(([what, { median }]) => [
      what,
      { time: median, ratio: median / everyone, ...(what.includes(' 100 ') && { goal: GOAL }) },
    ]);
    console.table(Object.fromEntries(rows));
  } finally {
    await client.query('ROLLBACK');
  }
});

/** A new member who follows so many of the generated pages. */
async function followerOf(client: pg.Client, pages: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO member (name, email, phone, terms_version)
     VALUES ('A follower', md5(random()::text) || '@example.in', (5000000000 + floor(random() * 900000000))::bigint::text, '1')
     RETURNING id`,
  );
  const memberId = rows[0]?.id ?? '';
  const { rowCount } = await client.query(
    `INSERT INTO follow (page_id, member_id) SELECT id, $1 FROM page ORDER BY id LIMIT $2`,
    [memberId, pages],
  );
  if (rowCount !== pages) throw new Error(`There are only ${rowCount} pages`);
  return memberId;
}
