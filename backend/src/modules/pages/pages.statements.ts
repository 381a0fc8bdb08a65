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
  `SELECT ${PAGE_COLUMNS},
          EXISTS (SELECT FROM follow f
                   WHERE f.page_id = p.id AND f.member_id = $1::bigint AND f.bell_since IS NOT NULL) AS bell
     FROM page p ${PAGE_JOINS} WHERE p.id = $2::bigint AND NOT p.hidden`,
);

/** Several pages: $1 viewer, $2 ids. */
export const PAGES_BY_IDS = statement(
  'pages_by_ids',
  `SELECT ${PAGE_COLUMNS} FROM page p ${PAGE_JOINS} WHERE p.id = ANY ($2::bigint[]) AND NOT p.hidden`,
  { replica: true },
);

/**
 * Pages that the viewer ($1) may want to follow: with a picture and posts, neither created nor followed by them, nor created by
 * anybody whom they do not see, those with the most followers first. Creating a page is not enough to be among the first: other
 * members have to follow it.
 */
export const PAGE_SUGGESTIONS = statement(
  'page_suggestions',
  `WITH ids AS MATERIALIZED (
     SELECT p.id FROM page_counter c JOIN page p ON p.id = c.page_id
      WHERE c.posts > 0 AND p.image_path IS NOT NULL AND NOT p.hidden AND p.creator_id <> $1::bigint
        AND p.creator_id NOT IN (SELECT id FROM concealed_from($1::bigint))
        AND NOT EXISTS (SELECT FROM follow f WHERE f.page_id = c.page_id AND f.member_id = $1::bigint)
      ORDER BY c.followers DESC, c.page_id DESC LIMIT 6
   )
   SELECT ${PAGE_COLUMNS} FROM ids JOIN page p ON p.id = ids.id ${PAGE_JOINS}
    ORDER BY c.followers DESC, c.page_id DESC`,
);

/** Runs for every post on a page and every follow. */
export const PAGE_RELATION = statement(
  'page_relation',
  `SELECT creator_id = $2::bigint AS "isCreator",
          EXISTS (SELECT FROM follow WHERE page_id = page.id AND member_id = $2::bigint) AS "isFollower",
          EXISTS (SELECT FROM page_ban WHERE page_id = page.id AND member_id = $2::bigint) AS "isBanned"
     FROM page WHERE id = $1 AND NOT hidden`,
  { notNull: ['isCreator'] },
);

/** Hides a page and its posts for good. The job `purge removed content` deletes the rows in batches: a cascade would be too much for a request. */
export const PAGE_DELETE = statement(
  'page_delete',
  `SELECT set_withheld('page', $1::bigint, 'deleted', NULL) AS "creatorId"`,
);

export const TOGGLE_FOLLOW = statement(
  'follow_toggle',
  `SELECT followers, is_following AS "isFollowing" FROM toggle_follow($1::bigint, $2::bigint)`,
  { notNull: ['followers', 'isFollowing'] },
);
