import { statement, statementPerLimit, type StatementOfAnyLimit } from '../../../platform/sql/statement.js';
import { POST_COLUMNS, POST_JOINS } from '../feeds.statements.js';

/** Posts in "This week". */
const MAX_POPULAR = 50;
/** How old a post in it may be. */
const PERIOD = `interval '7 days'`;
/** Acts of an account count from this age on: new accounts are made in a minute. */
const NEW_ACCOUNT = `interval '3 days'`;
/** A site under this age has only new accounts, and theirs count. */
const NEW_SITE = `interval '14 days'`;
const POINTS_OF_LIKE = 1;
const POINTS_OF_COMMENTER = 2;

/**
 * The ids of the posts of the last seven days by the number of members who like them and twice the number of those who commented,
 * without their authors; of the same number the newer first, and one of each member. It reads all acts of a week.
 */
export const POPULAR_POSTS = statement(
  'popular_posts',
  `WITH site AS MATERIALIZED (
     SELECT min(created_at) < now() - ${NEW_SITE} AS "isGrown" FROM member WHERE deleted_at IS NULL
   ), recent AS MATERIALIZED (
     SELECT id, author_id, created_at FROM post WHERE NOT hidden AND created_at > now() - ${PERIOD}
   ), act AS (
     SELECT post_id, member_id, ${POINTS_OF_LIKE} AS points, created_at FROM post_like
      WHERE NOT hidden AND created_at > now() - ${PERIOD}
      UNION ALL
     SELECT post_id, author_id, ${POINTS_OF_COMMENTER}, max(created_at) FROM comment
      WHERE NOT hidden AND created_at > now() - ${PERIOD}
      GROUP BY post_id, author_id
   ), scored AS (
     SELECT p.id, p.author_id, p.created_at, sum(act.points) AS points
       FROM site, recent p JOIN act ON act.post_id = p.id AND act.member_id <> p.author_id JOIN member m ON m.id = act.member_id
      WHERE NOT site."isGrown" OR act.created_at >= m.created_at + ${NEW_ACCOUNT}
      GROUP BY p.id, p.author_id, p.created_at
   ), best AS (
     SELECT DISTINCT ON (author_id) id, created_at, points FROM scored
      ORDER BY author_id, points DESC, created_at DESC, id DESC
   )
   SELECT id FROM best ORDER BY points DESC, created_at DESC, id DESC LIMIT ${MAX_POPULAR}`,
);

/** Gives the places to these posts ($1), in their order. */
export const POPULAR_SET = statement(
  'popular_set',
  `WITH ended AS (
     DELETE FROM popular_post WHERE place > cardinality($1::bigint[])
   )
   INSERT INTO popular_post AS x (place, post_id)
   SELECT place, id FROM unnest($1::bigint[]) WITH ORDINALITY AS ranked(id, place)
       ON CONFLICT (place) DO UPDATE SET post_id = excluded.post_id WHERE x.post_id <> excluded.post_id`,
);

type PopularStatement = StatementOfAnyLimit<'feed_popular'>;

/**
 * One page of "This week", with the number of posts that the viewer sees in it. $1 viewers, $2 offset, $3 the viewer if they conceal
 * somebody, or null. One row with a null id if the page is empty.
 * @param limit has been validated: a whole number, 1–50
 */
export const popularPage: (limit: number) => PopularStatement = statementPerLimit(
  'feed_popular',
  (limit) => `WITH seen AS MATERIALIZED (
       SELECT x.place, p.id FROM popular_post x JOIN post p ON p.id = x.post_id
        WHERE NOT p.hidden AND p.created_at > now() - ${PERIOD}
          AND p.author_id <> ALL (ARRAY(SELECT w.id FROM concealed_from($3::bigint) w))
     ), ids AS MATERIALIZED (
       SELECT id, place FROM seen ORDER BY place LIMIT ${limit} OFFSET $2::bigint
     )
     SELECT t.total, f.*
       FROM (SELECT count(*)::int AS total FROM seen) t
       LEFT JOIN LATERAL (
         SELECT ids.place, ${POST_COLUMNS} FROM ids JOIN post p ON p.id = ids.id ${POST_JOINS}
       ) f ON true
      ORDER BY f.place`,
  { replica: true },
);
