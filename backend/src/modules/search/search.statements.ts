import { postConcealedFrom } from '../../common/concealment.js';
import { statement } from '../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS } from '../profile/profile.mapper.js';

/** Matches of a search that can be reached. */
const MAX_FOUND = 500;
/** Posts with the words that are sorted to find the newest; with more of them the newest are found sooner among all posts. */
const MAX_SORTED = 10_000;
/** Members that are suggested. */
const MAX_SUGGESTED = 6;
/** Comments, newest first, whose authors are suggested first. */
const MAX_COMMENTS_READ = 200;

/** Whom the viewer ($1) does not see. */
const CONCEALED = `concealed AS MATERIALIZED (SELECT id FROM concealed_from($1::bigint))`;
const VISIBLE = `m.deleted_at IS NULL AND m.suspended_at IS NULL AND m.id NOT IN (SELECT id FROM concealed)`;

/** The words that are searched ($2), parsed once. */
const asked = (configuration: 'simple' | 'campus') =>
  `asked AS MATERIALIZED (SELECT to_tsquery('${configuration}', fold_letters($2::text)) AS words)`;
const ASKED = '(SELECT words FROM asked)';

/** The order of members, after what they were found by: of the viewer's college first, then by name. */
const BY_NEARNESS = 'near DESC, name, id';
const NEAR = `coalesce(lower(m.college_name) = (SELECT lower(v.college_name) FROM member v WHERE v.id = $1), false)`;
/** Whether the name is what was typed ($3). Most names have one form only: comparing them must not cost more than that. */
const IS_EXACT = `(CASE WHEN octet_length(m.name) = length(m.name) THEN lower(m.name) ELSE fold_letters(m.name) END)
  = (SELECT name FROM typed)`;

/**
 * One page of the members found: exact names, other names, colleges. $1 viewer, $2 tsquery, $3 the typed text, $4 limit,
 * $5 offset. One row with a null id if the page is empty.
 *
 * Names have an index of their own: weights within one index would need the words of every match again, and a college's
 * name may match most members. Colleges are only read if names do not fill the list.
 */
export const SEARCH_PEOPLE = statement(
  'search_people',
  `WITH ${asked('simple')}, typed AS MATERIALIZED (SELECT fold_letters($3::text) AS name), ${CONCEALED}, named AS MATERIALIZED (
     SELECT m.id, lower(m.name) AS name, ${IS_EXACT} AS exact, ${NEAR} AS near
       FROM member m WHERE name_words(m.name) @@ ${ASKED} AND ${VISIBLE}
   ), others AS MATERIALIZED (
     SELECT m.id, lower(m.name) AS name, ${NEAR} AS near
       FROM member m
      WHERE (SELECT count(*) FROM named) < ${MAX_FOUND} AND member_words(m.name, m.college_name) @@ ${ASKED} AND ${VISIBLE}
        AND m.id NOT IN (SELECT id FROM named)
   ), best AS MATERIALIZED (
     SELECT id, name, near, CASE WHEN exact THEN 0 ELSE 1 END AS tier FROM named
      UNION ALL
     SELECT id, name, near, 2 FROM others
      ORDER BY tier, ${BY_NEARNESS} LIMIT ${MAX_FOUND}
   ), shown AS MATERIALIZED (
     SELECT id, row_number() OVER (ORDER BY tier, ${BY_NEARNESS}) AS place FROM best
      ORDER BY place LIMIT $4 OFFSET $5
   )
   SELECT t.total, f.*
     FROM (SELECT count(*)::int AS total FROM best) t
     LEFT JOIN LATERAL (
       SELECT m.id, shown.place, ${MEMBER_CARD_COLUMNS}, m.college_name AS "collegeName" FROM shown JOIN member m ON m.id = shown.id
     ) f ON true
    ORDER BY f.place`,
);

/**
 * The ids of one page of the pages found, and the number of all: those with all words in the title first, then the most
 * followed. $1 limit, $2 tsquery, $3 offset. The same for every viewer, as the list of all pages is.
 */
export const SEARCH_PAGES = statement(
  'search_pages',
  `WITH ${asked('simple')}, found AS MATERIALIZED (
     SELECT p.id, c.followers, name_words(p.title) @@ ${ASKED} AS titled
       FROM page p JOIN page_counter c ON c.page_id = p.id
      WHERE page_words(p.title, p.description) @@ ${ASKED} AND NOT p.hidden
      ORDER BY titled DESC, c.followers DESC, p.id DESC LIMIT ${MAX_FOUND}
   )
   SELECT (SELECT count(*)::int FROM found) AS total,
          ARRAY(SELECT id FROM found ORDER BY titled DESC, followers DESC, id DESC LIMIT $1 OFFSET $3) AS ids`,
);

/**
 * The ids of one page of the posts found, and the number of all: the newest ${MAX_FOUND} matches, those first whose words fit
 * best; a post of two months ago counts half, and likes and comments decide between equals. $1 viewer, $2 tsquery, $3 limit,
 * $4 offset.
 *
 * Few matches are read and sorted. With many of them, the posts are read from the newest on until there are enough: that is soon.
 */
export const SEARCH_POSTS = statement(
  'search_posts',
  `WITH ${asked('campus')}, ${CONCEALED}, matches AS MATERIALIZED (
     SELECT count(*) = ${MAX_SORTED} AS "areMany"
       FROM (SELECT FROM post_search s WHERE s.words @@ ${ASKED} LIMIT ${MAX_SORTED}) s
   ), newest AS MATERIALIZED (
     (SELECT p.id, p.created_at, s.words
        FROM post_search s JOIN post p ON p.id = s.post_id
       WHERE NOT (SELECT "areMany" FROM matches) AND s.words @@ ${ASKED}
         AND NOT p.hidden AND p.author_id NOT IN (SELECT id FROM concealed)
       ORDER BY p.created_at DESC, p.id DESC LIMIT ${MAX_FOUND})
      UNION ALL
     (SELECT p.id, p.created_at, s.words
        FROM post p CROSS JOIN LATERAL (
          SELECT s.words FROM post_search s WHERE s.post_id = p.id AND s.words @@ ${ASKED} OFFSET 0
        ) s
       WHERE (SELECT "areMany" FROM matches) AND NOT p.hidden AND p.author_id NOT IN (SELECT id FROM concealed)
       ORDER BY p.created_at DESC, p.id DESC LIMIT ${MAX_FOUND})
   ), ranked AS MATERIALIZED (
     SELECT n.id, ts_rank(n.words, ${ASKED}) / (1 + extract(epoch FROM now() - n.created_at)::float8 / 86400 / 60)
                  + ln(1 + c.likes + c.comments)::float8 / 20 AS score
       FROM newest n JOIN post_counter c ON c.post_id = n.id
   )
   SELECT (SELECT count(*)::int FROM ranked) AS total,
          ARRAY(SELECT id FROM ranked ORDER BY score DESC, id DESC LIMIT $3 OFFSET $4) AS ids`,
);

/**
 * Members to mention: whose names have the words, the author of the post ($3, or null) and who commented on it first, and not
 * the viewer ($1). $2 tsquery.
 */
export const SEARCH_SUGGESTIONS = statement(
  'search_suggestions',
  `WITH ${asked('simple')}, ${CONCEALED}, place AS MATERIALIZED (
     SELECT p.id, p.author_id FROM post p LEFT JOIN page g ON g.id = p.page_id
      WHERE p.id = $3::bigint AND NOT p.hidden AND NOT ${postConcealedFrom('$1::bigint')}
   ), people AS MATERIALIZED (
     SELECT author_id AS id FROM place
      UNION
     SELECT c.author_id FROM (
       SELECT author_id FROM comment WHERE post_id = (SELECT id FROM place) AND NOT hidden
        ORDER BY created_at DESC, id DESC LIMIT ${MAX_COMMENTS_READ}
     ) c
   ), found AS MATERIALIZED (
     SELECT m.id, lower(m.name) AS name, m.id IN (SELECT id FROM people) AS present, ${NEAR} AS near
       FROM member m WHERE name_words(m.name) @@ ${ASKED} AND m.id <> $1 AND ${VISIBLE}
      ORDER BY present DESC, ${BY_NEARNESS} LIMIT ${MAX_SUGGESTED}
   )
   SELECT ${MEMBER_CARD_COLUMNS}, m.college_name AS "collegeName" FROM found f JOIN member m ON m.id = f.id
    ORDER BY f.present DESC, f.near DESC, f.name, f.id`,
);

/** Posts that one statement indexes: few enough that it takes a moment. */
const BATCH = 500;

/**
 * Adds the words of posts that have none, and renews those of before `folded`, of the newest ${BATCH} posts before an id ($1). A post
 * that is being deleted is left out; one that is being changed gets its words from the trigger.
 */
export const INDEX_POSTS = statement(
  'search_index_posts',
  `WITH batch AS MATERIALIZED (
     SELECT id FROM post WHERE id < $1 ORDER BY id DESC LIMIT ${BATCH}
   ), missing AS MATERIALIZED (
     SELECT p.id, p.content, p.title FROM batch JOIN post p ON p.id = batch.id
      WHERE NOT EXISTS (SELECT FROM post_search s WHERE s.post_id = p.id AND s.folded)
        FOR KEY SHARE OF p SKIP LOCKED
   ), added AS (
     INSERT INTO post_search AS s (post_id, words, folded) SELECT id, post_words(content, title), true FROM missing
         ON CONFLICT (post_id) DO UPDATE SET words = excluded.words, folded = true WHERE NOT s.folded
   )
   SELECT min(id) AS last FROM batch`,
);
