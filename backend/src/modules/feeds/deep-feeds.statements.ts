import { statement, statementPerLimit, type StatementOfAnyLimit } from '../../platform/sql/statement.js';
import { ALL_POSTS, NEWEST_FIRST, pageOf, POSTS_OF_CONCEALED, totalWithout } from './feeds.statements.js';

/**
 * Posts before a page from which on it is found by counts (docs/decisions/0099-pages-far-back.md). Passing over fewer posts in the
 * index is as fast.
 */
export const DEEP = 1_000;
/** Blocks in a group, as in the SQL functions. */
const IN_GROUP = 64;
/**
 * Posts after the last block that are counted for a page. The job leaves the posts of about a minute; with more than this, a page is
 * found by OFFSET. Without a constant the planner expects a third of all posts here, and starts parallel workers to count a few.
 */
export const MAX_TAIL_POSTS = 20_000;

type DeepStatement = StatementOfAnyLimit<'feed_deep'>;

/**
 * For a viewer who conceals somebody: whom, the posts of those, and how many they have in each block. Posts are left out by id, not
 * by author, so that the feed's own index is enough.
 */
const CONCEALED = `concealed AS MATERIALIZED (SELECT id FROM concealed_from($3::bigint)), theirs AS MATERIALIZED (
       SELECT p.created_at, p.id FROM concealed w JOIN post p ON p.author_id = w.id AND NOT p.hidden
     ), in_blocks AS MATERIALIZED (
       SELECT block.number, count(*)::int AS posts
         FROM theirs p CROSS JOIN LATERAL (
           SELECT b.number FROM feed_block b WHERE (b.until_at, b.until_id) >= (p.created_at, p.id)
            ORDER BY b.until_at, b.until_id LIMIT 1
         ) block GROUP BY block.number
     ),`;
const GROUPS_WITHOUT_CONCEALED = `(
         SELECT g.number, g.posts - coalesce(t.posts, 0) AS posts
           FROM feed_block_group g LEFT JOIN (
             SELECT number / ${IN_GROUP} AS number, sum(posts)::int AS posts FROM in_blocks GROUP BY 1
           ) t ON t.number = g.number)`;
const BLOCKS_WITHOUT_CONCEALED = `(
         SELECT b.number, b.until_at, b.until_id, b.posts - coalesce(t.posts, 0) AS posts
           FROM feed_block b LEFT JOIN in_blocks t ON t.number = b.number)`;

/**
 * A page far back in everybody's feed. `tail` are the posts newer than the last block. From there, `in_group` and `in_block` add up
 * counts, newest first, until the offset ($2) is reached; from the end of that block, `start` says how many posts to pass over. All
 * of it reads one snapshot, so the page is exactly what OFFSET over the whole feed would give. While there are no blocks, or too long
 * a tail, and within the tail, it does just that.
 */
function deepStatements(conceals: boolean): (limit: number) => DeepStatement {
  const seen = conceals ? 'AND id NOT IN (SELECT id FROM theirs)' : '';
  const groups = conceals ? GROUPS_WITHOUT_CONCEALED : 'feed_block_group';
  const blocks = conceals ? BLOCKS_WITHOUT_CONCEALED : 'feed_block';
  const left = '$2::bigint - (SELECT posts FROM tail)';
  const reached = 'OVER (ORDER BY b.number DESC ROWS UNBOUNDED PRECEDING)';
  return statementPerLimit(
    conceals ? 'feed_deep_concealing' : 'feed_deep',
    (limit) =>
      pageOf({
        queries: `${conceals ? CONCEALED : ''} last AS MATERIALIZED (
       SELECT until_at, until_id FROM feed_block ORDER BY number DESC LIMIT 1
     ), tail AS MATERIALIZED (
       SELECT count(*) AS posts FROM (
         SELECT FROM post
          WHERE NOT hidden AND (created_at, id) > ((SELECT until_at FROM last), (SELECT until_id FROM last)) ${seen}
          ${NEWEST_FIRST} LIMIT ${MAX_TAIL_POSTS}
       ) newer
     ), in_group AS MATERIALIZED (
       SELECT number, reached - posts AS before
         FROM (SELECT b.number, b.posts, sum(b.posts) ${reached} AS reached FROM ${groups} b) added
        WHERE reached > ${left} ORDER BY number DESC LIMIT 1
     ), in_block AS MATERIALIZED (
       SELECT until_at, until_id, reached - posts AS before
         FROM (SELECT b.number, b.until_at, b.until_id, b.posts, g.before + sum(b.posts) ${reached} AS reached
                 FROM in_group g JOIN ${blocks} b
                   ON b.number >= g.number * ${IN_GROUP} AND b.number < (g.number + 1) * ${IN_GROUP}) added
        WHERE reached > ${left} ORDER BY number DESC LIMIT 1
     ), start AS MATERIALIZED (
       SELECT CASE WHEN w.whole THEN 'infinity' ELSE b.until_at END AS at,
              CASE WHEN w.whole THEN '9223372036854775807'::bigint ELSE b.until_id END AS id,
              CASE WHEN w.whole THEN $2::bigint ELSE (${left} - b.before)::bigint END AS passed
         FROM (
           SELECT NOT EXISTS (SELECT FROM last) OR posts = ${MAX_TAIL_POSTS} OR ${left} < 0 AS whole FROM tail
         ) w LEFT JOIN in_block b ON true
     ), ids AS MATERIALIZED (
       SELECT id FROM post
        WHERE NOT hidden AND (created_at, id) <= ((SELECT at FROM start), (SELECT id FROM start)) ${seen}
        ${NEWEST_FIRST} LIMIT ${limit} OFFSET (SELECT passed FROM start)
     )`,
        total: conceals ? totalWithout(POSTS_OF_CONCEALED) : 'coalesce(t.total, 0)',
        sources: ALL_POSTS,
      }),
    { replica: true },
  );
}

/**
 * The statement of a page of everybody's feed whose offset ($2) is at least {@link DEEP}; $1 viewers. It is right for any offset.
 * @param limit has been validated: a whole number, 1–50
 */
export const deepFeedPage = deepStatements(false);

/** The same for a viewer ($3) who conceals somebody. */
export const deepConcealingFeedPage = deepStatements(true);

/** Makes blocks of $1 posts, at most $2 of them, of posts older than $3. Null while others write posts. */
export const FEED_BLOCKS_SEAL = statement(
  'feed_blocks_seal',
  `SELECT seal_feed_blocks($1::int, $2::int, $3::interval) AS sealed`,
);
