import type { Env } from '../../config/env.js';
import { databaseClient } from './check-database.js';
import { about, type Finding } from './finding.js';

/** Reading the index of all posts: about a second for five million. */
const ANSWER_TIMEOUT_MS = 60_000;

/**
 * Blocks and groups whose count is not that of their posts, and how many blocks there are. One statement, so that all of it is of the
 * same moment while others write.
 */
const WRONG_BLOCKS = `
  WITH block AS MATERIALIZED (
    SELECT *, lag(until_at, 1, '-infinity') OVER w AS after_at, lag(until_id, 1, 0) OVER w AS after_id, row_number() OVER w - 1 AS place
      FROM feed_block WINDOW w AS (ORDER BY until_at, until_id)
  )
  SELECT (SELECT count(*)::int FROM block) AS blocks, (
    SELECT count(*)::int FROM block b WHERE b.number <> b.place OR b.posts <> (
      SELECT count(*) FROM post p
       WHERE NOT p.hidden AND (p.created_at, p.id) > (b.after_at, b.after_id) AND (p.created_at, p.id) <= (b.until_at, b.until_id))
  ) + (
    SELECT count(*)::int FROM feed_block_group g
      FULL JOIN (SELECT number / 64 AS number, sum(posts) AS posts FROM feed_block GROUP BY 1) added USING (number)
     WHERE g.posts IS DISTINCT FROM added.posts
  ) AS wrong`;

/** Whether the counts by which pages far back in the feed are found are those of the posts. */
export async function checkFeedCounts(env: Env): Promise<Finding[]> {
  const { ok, fail } = about('feed counts');
  const client = databaseClient(env, ANSWER_TIMEOUT_MS);
  try {
    await client.connect();
  } catch {
    // The check of the database says so.
    return [];
  }
  try {
    const { rows: tables } = await client.query<{ found: boolean }>(
      `SELECT to_regclass('feed_block') IS NOT NULL AS found`,
    );
    // The check of the migrations says that they are missing.
    if (!tables[0]?.found) return [];
    const { rows } = await client.query<{ blocks: number; wrong: number }>(WRONG_BLOCKS);
    const { blocks = 0, wrong = 0 } = rows[0] ?? {};
    return [
      wrong === 0
        ? ok(`${blocks} blocks of posts, all right`)
        : fail(
            `${wrong} of ${blocks} blocks of posts are wrong: members find posts twice, or not at all, on pages far back. Run ` +
              `"TRUNCATE feed_block, feed_block_group" in the database: the job "count older posts" counts anew.`,
          ),
    ];
  } finally {
    await client.end();
  }
}
