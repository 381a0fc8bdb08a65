import { UNDOABLE_FOR, type RemovableKind } from '../../../common/removal.js';
import { statement } from '../../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS } from '../../profile/profile.mapper.js';

const POST_COLUMNS = `
  p.id, p.created_at AS "createdAt", p.kind, p.title, p.content, p.images, c.likes, c.comments, ${MEMBER_CARD_COLUMNS},
  CASE WHEN p.has_poll THEN ARRAY(SELECT q.text::text FROM poll_option q WHERE q.post_id = p.id ORDER BY q.place) ELSE '{}' END AS "pollOptions",
  g.id AS "pageId", g.title AS "pageTitle", g.image_path AS "pageImage"`;
const POST_SOURCES = `
  post p JOIN post_counter c ON c.post_id = p.id JOIN member m ON m.id = p.author_id
  LEFT JOIN page g ON g.id = p.page_id`;

const PAGE_COLUMNS = `
  g.id, g.title, g.description, g.category, g.image_path AS "imagePath", g.created_at AS "createdAt",
  greatest(g.updated_at, c.last_post_at) AS "activeAt", c.followers, c.posts, ${MEMBER_CARD_COLUMNS}`;
const PAGE_SOURCES = `page g JOIN page_counter c ON c.page_id = g.id JOIN member m ON m.id = g.creator_id`;

/**
 * Members whose name contains the text ($3): found by the trigram index, which covers more than the name, then filtered
 * by the name; or by the words of the name, whatever forms their letters have.
 */
const NAMED = `
  SELECT id FROM member
   WHERE deleted_at IS NULL AND (
     search_text LIKE '%' || $3 || '%' AND lower(name) LIKE '%' || $3 || '%' OR name_words(name) @@ name_query($3))`;
/**
 * Their ids as an array, so that what they wrote is found by its index: PostgreSQL expects far more matches of the beginning of a
 * word than there are, and would read whole tables for so many members.
 */
export const NAMED_IDS = `ARRAY(${NAMED})`;
/** Likewise a member (`m`) in a short list. */
export const IS_NAMED = `(lower(m.name) LIKE '%' || $3 || '%' OR name_words(m.name) @@ name_query($3))`;
/** Pages with the text. */
const PAGE_HAS = (page: string) =>
  `(${page}.search_text LIKE '%' || $3 || '%' OR page_words(${page}.title, ${page}.description) @@ name_query($3))`;

// Each kind of match has its own index; one OR over the joined tables would use none of them.
const POST_MATCHES = `
  SELECT id, created_at FROM post WHERE NOT hidden AND search_text LIKE '%' || $3 || '%'
  UNION
  SELECT id, created_at FROM post WHERE NOT hidden AND lower(title) LIKE '%' || $3 || '%'
  UNION
  SELECT p.id, p.created_at FROM post_search s JOIN post p ON p.id = s.post_id
   WHERE NOT p.hidden AND s.words @@ post_query($3)
  UNION
  SELECT id, created_at FROM post WHERE NOT hidden AND author_id = ANY (${NAMED_IDS})
  UNION
  SELECT id, created_at FROM post WHERE NOT hidden AND page_id IN (
    SELECT id FROM page WHERE ${PAGE_HAS('page')}
       AND (lower(title) LIKE '%' || $3 || '%' OR name_words(title) @@ name_query($3)))`;
const PAGE_MATCHES = `
  SELECT id, created_at FROM page WHERE NOT hidden AND ${PAGE_HAS('page')}
  UNION
  SELECT id, created_at FROM page WHERE NOT hidden AND creator_id = ANY (${NAMED_IDS})`;

/**
 * One page of a list: $1 limit, $2 offset. One row with a null id if the page is empty, so that the total is always
 * returned.
 */
export const list = (total: string, ids: string, columns: string, sources: string, key: string) => `
  SELECT t.total, l.*
    FROM (${total}) t
    LEFT JOIN LATERAL (
      SELECT ${columns}
        FROM (${ids} ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2) ids
        JOIN ${sources} ON ${key} = ids.id
    ) l ON true
   ORDER BY l."createdAt" DESC, l.id DESC`;

const tally = (name: string) => `SELECT sum(value)::int AS total FROM tally WHERE name = '${name}'`;

// The matches are computed once, for the page and for the total.
export const found = (matches: string, columns: string, sources: string, key: string) => `
  WITH matches AS MATERIALIZED (${matches})
  ${list('SELECT count(*)::int AS total FROM matches', 'SELECT id FROM matches', columns, sources, key)}`;

/** A check constraint requires the time for withheld content. */
export const REMOVAL_TIMES = ['removedAt', 'restorableUntil'] as const;

/**
 * One page of removed content, latest first: $1 limit, $2 offset, $3 search text and $4 id or null, used in `matches`. Reason and
 * administrator, or that those who run its page removed it, are read from the audit log.
 * @param row alias of the removed row in `sources`
 */
export function removed(
  kind: RemovableKind,
  matches: string,
  columns: string,
  sources: string,
  row: string,
): string {
  return `
    WITH matches AS MATERIALIZED (${matches})
    SELECT t.total, l.*
      FROM (SELECT count(*)::int AS total FROM matches) t
      LEFT JOIN LATERAL (
        SELECT ${columns}, ${row}.withheld_at AS "removedAt", ${row}.withheld_at + ${UNDOABLE_FOR} AS "restorableUntil",
               ${row}.withheld_note AS note, why.reason, why."removedBy", why."isByPage"
          FROM (SELECT id FROM matches ORDER BY withheld_at DESC, id DESC LIMIT $1 OFFSET $2) ids
          JOIN ${sources} ON ${row}.id = ids.id
          LEFT JOIN LATERAL (
            SELECT e.details ->> 'reason' AS reason, a.user_name AS "removedBy", e.action <> '${kind}_removed' AS "isByPage"
              FROM audit_event e LEFT JOIN administrator a ON e.actor_kind = 'administrator' AND a.id = e.actor_id
             WHERE e.member_id = m.id AND e.action IN ('${kind}_removed', 'page_${kind}_removed') AND e.subject_id = ${row}.id
             ORDER BY e.id DESC LIMIT 1
          ) why ON true
      ) l ON true
     ORDER BY l."removedAt" DESC, l.id DESC`;
}

export const POSTS_ALL = statement(
  'admin_posts_all',
  list(tally('posts'), 'SELECT id FROM post WHERE NOT hidden', POST_COLUMNS, POST_SOURCES, 'p.id'),
);
/** $3 the text in lower case, escaped for LIKE. */
export const POSTS_FOUND = statement(
  'admin_posts_found',
  found(POST_MATCHES, POST_COLUMNS, POST_SOURCES, 'p.id'),
);
/** $3 the id of the post. */
export const POSTS_ONE = statement(
  'admin_posts_one',
  found('SELECT id, created_at FROM post WHERE id = $3 AND NOT hidden', POST_COLUMNS, POST_SOURCES, 'p.id'),
);
/** A member's newest posts: $1 member. */
export const POSTS_OF_MEMBER = statement(
  'admin_posts_of_member',
  `SELECT ${POST_COLUMNS} FROM ${POST_SOURCES} WHERE p.author_id = $1 AND NOT p.hidden
    ORDER BY p.created_at DESC, p.id DESC LIMIT 10`,
);
export const POSTS_REMOVED = statement(
  'admin_posts_removed',
  removed(
    'post',
    `SELECT p.id, p.withheld_at FROM post p JOIN member m ON m.id = p.author_id
      WHERE p.withheld = 'removed' AND m.deleted_at IS NULL AND ($4::bigint IS NULL OR p.id = $4)
        AND (p.search_text LIKE '%' || $3 || '%' OR lower(p.title) LIKE '%' || $3 || '%' OR post_words(p.content, p.title) @@ post_query($3) OR ${IS_NAMED})`,
    POST_COLUMNS,
    POST_SOURCES,
    'p',
  ),
  { notNull: REMOVAL_TIMES },
);

export const PAGES_ALL = statement(
  'admin_pages_all',
  list(tally('pages'), 'SELECT id FROM page WHERE NOT hidden', PAGE_COLUMNS, PAGE_SOURCES, 'g.id'),
);
/** $3 the text in lower case, escaped for LIKE. */
export const PAGES_FOUND = statement(
  'admin_pages_found',
  found(PAGE_MATCHES, PAGE_COLUMNS, PAGE_SOURCES, 'g.id'),
);
/** $3 the id of the page. */
export const PAGES_ONE = statement(
  'admin_pages_one',
  found('SELECT id, created_at FROM page WHERE id = $3 AND NOT hidden', PAGE_COLUMNS, PAGE_SOURCES, 'g.id'),
);
/** A member's newest pages: $1 member. */
export const PAGES_OF_MEMBER = statement(
  'admin_pages_of_member',
  `SELECT ${PAGE_COLUMNS} FROM ${PAGE_SOURCES} WHERE g.creator_id = $1 AND NOT g.hidden
    ORDER BY g.created_at DESC, g.id DESC LIMIT 50`,
);
export const PAGES_REMOVED = statement(
  'admin_pages_removed',
  removed(
    'page',
    `SELECT g.id, g.withheld_at FROM page g JOIN member m ON m.id = g.creator_id
      WHERE g.withheld = 'removed' AND m.deleted_at IS NULL AND ($4::bigint IS NULL OR g.id = $4)
        AND (${PAGE_HAS('g')} OR ${IS_NAMED})`,
    // The counter of a removed page is 0, because its posts are hidden with it.
    PAGE_COLUMNS.replace(
      'c.posts',
      '(SELECT count(*)::int FROM post WHERE page_id = g.id AND withheld IS NULL) AS posts',
    ),
    PAGE_SOURCES,
    'g',
  ),
  { notNull: REMOVAL_TIMES },
);
