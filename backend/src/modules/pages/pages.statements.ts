import { statement } from '../../platform/sql/statement.js';

/** The columns of a page for its viewer ($1). */
export const PAGE_COLUMNS = `
  p.id, p.title, p.description, p.category, p.image_path AS "imagePath", p.creator_id AS "creatorId", p.revision,
  c.active_at AS "activeAt", c.followers, c.posts,
  EXISTS (SELECT FROM follow f WHERE f.page_id = p.id AND f.member_id = $1::bigint) AS "isFollowing",
  m.name AS "creatorName", m.avatar_path AS "creatorAvatar"`;
export const PAGE_JOINS = `JOIN page_counter c ON c.page_id = p.id JOIN member m ON m.id = p.creator_id`;

/** One page: $1 viewer, $2 id. */
export const PAGE_BY_ID = statement(
  'page_by_id',
  `SELECT ${PAGE_COLUMNS} FROM page p ${PAGE_JOINS} WHERE p.id = $2::bigint AND NOT p.hidden`,
);

export const PAGE_RELATION = statement(
  'page_standing',
  `SELECT creator_id = $2::bigint AS "isCreator",
          EXISTS (SELECT FROM follow WHERE page_id = page.id AND member_id = $2::bigint) AS "isFollower"
     FROM page WHERE id = $1 AND NOT hidden`,
);

/** What the creator ($2) of a page ($1) may know about its removal. */
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
  `SELECT category, image_path AS "imagePath", revision FROM page WHERE id = $1 AND NOT hidden FOR NO KEY UPDATE`,
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
