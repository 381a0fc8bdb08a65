import { concealedIds, concealingAmong, figuresSeen } from '../../common/concealment.js';
import { LIVE_WINDOW_SECONDS } from '../../platform/live/live-source.js';
import { statement } from '../../platform/sql/statement.js';

const WINDOW = `now() - interval '${LIVE_WINDOW_SECONDS} seconds'`;
/** New posts stop being counted here. */
export const MAX_NEW_POSTS = 50;
/** Pages of which a stream of the Following feed is told. */
const MAX_PAGES = 500;
/** Posts that one tick tells of; the next one tells of the rest. */
const MAX_POSTS_PER_TICK = 200;

/** Suspension hides no posts, but nobody is told of them. */
const AUTHOR_IS_ACTIVE = `EXISTS (
     SELECT FROM member a WHERE a.id = p.author_id AND a.deleted_at IS NULL AND a.suspended_at IS NULL)`;

/** The posts of the window without those that are known ($2), and which of the members $1 conceal their authors. */
export const LIVE_POSTS = statement(
  'live_posts',
  `SELECT p.id, p.author_id AS "authorId", p.page_id AS "pageId",
          ${concealingAmong('$1::bigint[]', 'p.author_id')} AS "concealedFrom"
     FROM post p
    WHERE NOT p.hidden AND p.created_at > ${WINDOW} AND p.id <> ALL ($2::bigint[]) AND ${AUTHOR_IS_ACTIVE}
    ORDER BY p.created_at, p.id LIMIT ${MAX_POSTS_PER_TICK}`,
);

const NEWER = `NOT p.hidden AND (p.created_at, p.id) > (at.created_at, at.id) AND p.author_id <> m.id AND ${AUTHOR_IS_ACTIVE}
           AND NOT EXISTS (SELECT FROM concealed_from(m.id) b WHERE b.id = p.author_id)`;
const mine = `SELECT page_id AS id FROM follow WHERE member_id = m.id UNION SELECT id FROM page WHERE creator_id = m.id`;

/**
 * For each member ($1) whose site shows a feed ($3: of followed pages) up to a post ($2): `fresh` are newer posts, at most
 * {@link MAX_NEW_POSTS}, and `pages` those of the feed. If the post is gone, the one before it counts. `shown`, in the first row only,
 * are the posts of the window, which a site that has just loaded its feed may show already: read together with `fresh`, so that
 * no post is committed between the two; `newest` is the newest post of all then.
 */
export const LIVE_SINCE = statement(
  'live_since',
  `SELECT m.place::int AS place,
          CASE WHEN m.following THEN ARRAY(${mine} LIMIT ${MAX_PAGES}) ELSE '{}' END AS pages,
          CASE WHEN m.following THEN ARRAY(
            SELECT f.id FROM (${mine} LIMIT ${MAX_PAGES}) own CROSS JOIN LATERAL (
              SELECT p.id FROM post p WHERE p.page_id = own.id AND ${NEWER} ORDER BY p.created_at DESC, p.id DESC LIMIT ${MAX_NEW_POSTS}
            ) f LIMIT ${MAX_NEW_POSTS})
          ELSE ARRAY(
            SELECT p.id FROM post p WHERE ${NEWER} ORDER BY p.created_at DESC, p.id DESC LIMIT ${MAX_NEW_POSTS})
          END AS fresh,
          CASE WHEN m.place = 1 THEN (SELECT max(id) FROM post) END AS newest,
          CASE WHEN m.place = 1 THEN ARRAY(SELECT id FROM post WHERE NOT hidden AND created_at > ${WINDOW}) ELSE '{}' END AS shown
     FROM unnest($1::bigint[], $2::bigint[], $3::boolean[]) WITH ORDINALITY AS m(id, after, following, place)
     LEFT JOIN LATERAL (
       SELECT p.created_at, p.id FROM post p WHERE p.id <= m.after ORDER BY p.id DESC LIMIT 1
     ) at ON true`,
);

/**
 * Counters of posts ($2) as members ($1) see them, in pairs: without the acts of whom they do not see. `isConcealed`: they do not see
 * the post itself. Whom somebody does not see is looked up once for each member. $3: only for those who conceal somebody.
 */
export const LIVE_COUNTS_OF = statement(
  'live_counts_of',
  `WITH viewer AS MATERIALIZED (
     SELECT v.id, ${concealedIds('v.id', 'w.blocks')} AS blocked, ${concealedIds('v.id')} AS concealed
       FROM (SELECT DISTINCT unnest($1::bigint[]) AS id) v
   )
   SELECT w.place::int AS place, c.post_id AS id, ${figuresSeen('v.id', 'v.blocked', 'v.concealed')},
          c.likes AS "allLikes", c.comments AS "allComments", v.concealed <> '{}' AS conceals,
          g.creator_id IS DISTINCT FROM v.id AND p.author_id = ANY (v.blocked) AS "isConcealed"
     FROM unnest($1::bigint[], $2::bigint[]) WITH ORDINALITY AS w(member_id, id, place)
     JOIN viewer v ON v.id = w.member_id AND (v.concealed <> '{}' OR NOT $3::boolean)
     JOIN post_counter c ON c.post_id = w.id
     JOIN post p ON p.id = w.id LEFT JOIN page g ON g.id = p.page_id
    WHERE NOT p.hidden`,
  { notNull: ['likes', 'comments', 'conceals', 'isConcealed'] },
);

/** Counters of posts ($1) that differ from those known ($2, $3), of all members' acts. */
export const LIVE_COUNTS = statement(
  'live_counts',
  `SELECT c.post_id AS id, c.likes, c.comments
     FROM unnest($1::bigint[], $2::int[], $3::int[]) AS w(id, likes, comments)
     JOIN post_counter c ON c.post_id = w.id AND (c.likes, c.comments) IS DISTINCT FROM (w.likes, w.comments)
     JOIN post p ON p.id = w.id
    WHERE NOT p.hidden`,
);

/** Those of some posts ($1) that are not to be seen any more, or whose authors are suspended. */
export const LIVE_GONE = statement(
  'live_gone',
  `SELECT w.id AS "postId" FROM unnest($1::bigint[]) AS w(id)
    WHERE NOT EXISTS (SELECT FROM post p WHERE p.id = w.id AND NOT p.hidden AND ${AUTHOR_IS_ACTIVE})`,
  { notNull: ['postId'] },
);
