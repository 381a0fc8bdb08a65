import { statement, statementPerLimit, type StatementOfAnyLimit } from '../../../platform/sql/statement.js';
import { POST_COLUMNS, POST_JOINS } from '../feeds.statements.js';
import { writeTopics } from './topic-sql.js';

/** Posts that a topic's page goes back; posts of a topic are counted up to here. */
const MAX_POSTS = 500;
/** Topics that a search finds. */
const MAX_FOUND = 20;
/** Topics that are suggested while one types. */
const MAX_SUGGESTED = 8;
/** Topics whose posts are counted for a search; some have none that the viewer sees. */
const MAX_CANDIDATES = 40;
/** Posts up to which those are compared; of topics with as many or more, those in more of the newest posts come first. */
const MAX_COMPARED = 50;
/** Newest posts whose topics come first. */
const RECENT_POSTS = 500;

const NOT_CONCEALED = `p.author_id <> ALL (ARRAY(SELECT id FROM concealed))`;

type TopicStatement = StatementOfAnyLimit<'feed_topic'>;

/**
 * One page of a topic's posts, newest first, with their number, at most {@link MAX_POSTS}. $1 viewers, $2 offset, $3 key, $4 viewer if they
 * conceal somebody, or null. One row with a null id if the page is empty; no row for a topic that does not exist or is hidden.
 * @param limit has been validated: a whole number, 1–50
 */
export const topicPage: (limit: number) => TopicStatement = statementPerLimit(
  'feed_topic',
  (
    limit,
  ) => `WITH concealed AS MATERIALIZED (SELECT id FROM concealed_from($4::bigint)), place AS MATERIALIZED (
       SELECT key, label FROM topic WHERE key = $3 AND hidden_at IS NULL
     ), found AS MATERIALIZED (
       SELECT p.id, x.created_at FROM post_topic x JOIN post p ON p.id = x.post_id
        WHERE x.key = (SELECT key FROM place) AND NOT p.hidden AND ${NOT_CONCEALED}
        ORDER BY x.created_at DESC, x.post_id DESC LIMIT ${MAX_POSTS}
     ), ids AS MATERIALIZED (
       SELECT id FROM found ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET $2::bigint
     )
     SELECT t.total, t."topicKey", t."topicLabel", f.*
       FROM (SELECT (SELECT count(*) FROM found)::int AS total, key AS "topicKey", label AS "topicLabel" FROM place) t
       LEFT JOIN LATERAL (
         SELECT ${POST_COLUMNS} FROM ids JOIN post p ON p.id = ids.id ${POST_JOINS}
       ) f ON true
      ORDER BY f."createdAt" DESC, f.id DESC`,
  { replica: true },
);

/** The number of posts of topic `c` that the viewer sees, at most `max`. */
const postsSeen = (max: number) => `
       SELECT count(*)::int AS posts FROM (
         SELECT FROM post_topic x JOIN post p ON p.id = x.post_id
          WHERE x.key = c.key AND NOT p.hidden AND ${NOT_CONCEALED} LIMIT ${max}
       ) s`;

/**
 * Topics whose keys begin with $2, with the number of their posts that the viewer ($1) sees, at most {@link MAX_POSTS}: the topic itself, then
 * those with the most posts. Of many, those in the newest posts of the site; with nothing typed, only those. Only posts of what is
 * answered are counted that far, of the others {@link MAX_COMPARED}: each few letters would read twenty thousand.
 * @param max topics
 */
const topicsFound = (
  max: number,
) => `WITH concealed AS MATERIALIZED (SELECT id FROM concealed_from($1::bigint)), recent AS MATERIALIZED (
     SELECT x.key, count(*) AS uses
       FROM (SELECT id FROM post WHERE NOT hidden ORDER BY created_at DESC, id DESC LIMIT ${RECENT_POSTS}) p
       JOIN post_topic x ON x.post_id = p.id
      WHERE starts_with(x.key, $2::text) GROUP BY x.key
   ), named AS MATERIALIZED (
     SELECT key FROM topic
      WHERE $2::text <> '' AND key >= $2::text AND key < $2::text || chr(1114111) AND hidden_at IS NULL
      ORDER BY key LIMIT ${MAX_CANDIDATES}
   ), candidate AS MATERIALIZED (
     SELECT t.key, t.label, b.uses
       FROM (SELECT key, max(uses) AS uses
               FROM (SELECT key, uses FROM recent UNION ALL SELECT key, 0 FROM named) a GROUP BY key) b
       JOIN topic t ON t.key = b.key AND t.hidden_at IS NULL
      ORDER BY t.key = $2::text DESC, b.uses DESC, t.key LIMIT ${MAX_CANDIDATES}
   ), chosen AS MATERIALIZED (
     SELECT c.key, c.label
       FROM candidate c CROSS JOIN LATERAL (${postsSeen(MAX_COMPARED)}) n
      WHERE n.posts > 0
      ORDER BY c.key = $2::text DESC, n.posts DESC, CASE n.posts WHEN ${MAX_COMPARED} THEN c.uses END DESC, c.key
      LIMIT ${max}
   )
   SELECT c.key, c.label, n.posts
     FROM chosen c CROSS JOIN LATERAL (${postsSeen(MAX_POSTS)}) n
    ORDER BY c.key = $2::text DESC, n.posts DESC, c.key`;

export const TOPICS_FOUND = statement('topics_found', topicsFound(MAX_FOUND));
/** Asked with every few letters. */
export const TOPICS_SUGGESTED = statement('topics_suggested', topicsFound(MAX_SUGGESTED));

/** Posts in which one step of the job looks for topics. */
const BATCH = 500;

/** The last of the next posts after an id ($1); null after the last one. */
export const TOPICS_BATCH_END = statement(
  'topics_batch_end',
  `SELECT max(id) AS last FROM (SELECT id FROM post WHERE id > $1 ORDER BY id LIMIT ${BATCH}) b`,
);

/** Locks the posts after an id ($1) up to another ($2) that may have topics: an edit meanwhile would change them. */
export const TOPICS_BATCH = statement(
  'topics_batch',
  `SELECT id, content FROM post WHERE id > $1 AND id <= $2 AND strpos(content, '#') > 0 ORDER BY id FOR NO KEY UPDATE`,
);

/** Gives locked posts ($1) topics with these keys ($2) and labels ($3): a row of the three lists for each. */
export const TOPICS_ADD = statement(
  'topics_add',
  `WITH ${writeTopics('post', 'unnest($1::bigint[], $2::text[], $3::text[]) AS n (post_id, key, label) ON n.post_id = p.id')}
   SELECT count(*)::int AS added FROM named`,
);

/** Locks the next topics after a key ($1) without posts. Hidden ones stay, so that nobody can begin them again. */
export const UNUSED_TOPICS = statement(
  'topics_unused',
  `SELECT key FROM topic t WHERE key > $1 AND hidden_at IS NULL AND NOT EXISTS (SELECT FROM post_topic x WHERE x.key = t.key)
    ORDER BY key LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
);

/** Deletes those of the locked topics ($1) that no post has got before they were locked. */
export const UNUSED_TOPICS_DELETE = statement(
  'topics_unused_delete',
  `DELETE FROM topic t WHERE key = ANY ($1::text[]) AND NOT EXISTS (SELECT FROM post_topic x WHERE x.key = t.key)`,
);
