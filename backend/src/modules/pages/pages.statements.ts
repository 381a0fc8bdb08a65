import { statement, statementPerLimit, type Statement } from '../../platform/sql/statement.js';

/** Everybody's pages, or those that the viewer created. */
export type PageScope = 'all' | 'own';

/** The columns of a page as its viewer ($1) sees it. */
const PAGE_COLUMNS = `
  p.id, p.title, p.description, p.category, p.image_path AS "imagePath", p.creator_id AS "creatorId",
  greatest(p.updated_at, c.last_post_at) AS "activeAt", c.followers, c.posts,
  EXISTS (SELECT FROM follow f WHERE f.page_id = p.id AND f.member_id = $1::bigint) AS "isFollowing",
  m.name AS "creatorName", m.avatar_path AS "creatorAvatar"`;
const PAGE_JOINS = `JOIN page_counter c ON c.page_id = p.id JOIN member m ON m.id = p.creator_id`;

const SCOPES: Record<PageScope, { readonly where: string; readonly total: string }> = {
  all: { where: 'WHERE NOT hidden', total: `SELECT sum(value)::int FROM tally WHERE name = 'pages'` },
  // Nobody creates so many pages that counting theirs, from the index alone, would cost anything.
  own: {
    where: 'WHERE creator_id = $1::bigint AND NOT hidden',
    total: 'SELECT count(*)::int FROM page WHERE creator_id = $1::bigint AND NOT hidden',
  },
};

/** One page of the list with its total: $1 viewer, $2 offset. One row with null id when it is empty. */
function listStatements(scope: PageScope): (limit: number) => Statement {
  const { where, total } = SCOPES[scope];
  return statementPerLimit(
    `page_list_${scope}`,
    (limit) => `WITH ids AS MATERIALIZED (
       SELECT id FROM page ${where} ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET $2::bigint
     )
     SELECT t.total, l.*
       FROM (SELECT (${total}) AS total) t
       LEFT JOIN LATERAL (
         SELECT p.created_at, ${PAGE_COLUMNS} FROM ids JOIN page p ON p.id = ids.id ${PAGE_JOINS}
       ) l ON true
      ORDER BY l.created_at DESC, l.id DESC`,
  );
}

const PAGE_LISTS: Record<PageScope, (limit: number) => Statement> = {
  all: listStatements('all'),
  own: listStatements('own'),
};

/** The statement of a list. `limit` has been validated: a whole number, 1–50. */
export function pageList(scope: PageScope, limit: number): Statement {
  return PAGE_LISTS[scope](limit);
}

/** One page: $1 viewer, $2 id. */
export const PAGE_BY_ID = statement(
  'page_by_id',
  `SELECT ${PAGE_COLUMNS} FROM page p ${PAGE_JOINS} WHERE p.id = $2::bigint AND NOT p.hidden`,
);

export const PAGE_STANDING = statement(
  'page_standing',
  `SELECT creator_id = $2::bigint AS "isCreator",
          EXISTS (SELECT FROM follow WHERE page_id = page.id AND member_id = $2::bigint) AS "isFollower"
     FROM page WHERE id = $1 AND NOT hidden`,
);

/** What the creator ($2) of a page ($1) may know of its removal. */
export const PAGE_REMOVAL = statement(
  'page_removal',
  `SELECT withheld_at AS at, withheld_note AS note FROM page
    WHERE id = $1 AND creator_id = $2 AND withheld = 'removed'`,
);

export const PAGE_INSERT = statement(
  'page_insert',
  `INSERT INTO page (creator_id, title, description, category, image_path)
   VALUES ($1, $2, $3, $4, $5) RETURNING id`,
);

export const PAGE_FOR_UPDATE = statement(
  'page_for_update',
  `SELECT category, image_path AS "imagePath" FROM page WHERE id = $1 AND NOT hidden FOR NO KEY UPDATE`,
);

export const PAGE_UPDATE = statement(
  'page_update',
  `UPDATE page SET title = $2, description = $3, category = $4, image_path = $5, updated_at = now() WHERE id = $1`,
);

export const PAGE_DELETE = statement('page_delete', `DELETE FROM page WHERE id = $1`);

export const TOGGLE_FOLLOW = statement(
  'follow_toggle',
  `SELECT followers, is_following AS "isFollowing" FROM toggle_follow($1::bigint, $2::bigint)`,
);
