import { VISIBLE_POST } from '../../../platform/sql/visible-post.js';
import { statement } from '../../../platform/sql/statement.js';
import {
  BELLS_WITH_NEWS,
  BELL_IS_ON,
  BY_PRIORITY,
  candidates,
  COLUMNS,
  COLUMNS_OF_BELL,
  DETAILS,
  MAX_KEPT,
  MAX_COUNTED,
  POSTS_OF_BELL,
  SEEN,
  SHOWN,
  shownTo,
  unseen,
} from '../visible-notifications.js';

export const BADGE = statement('notification_badge', `SELECT ${unseen('$1::bigint')} AS unread`, {
  replica: true,
});

/**
 * One page of a member's ($1) notifications, newest first, with the whole number and the badge. One row with a null id if the
 * page is empty. `actorIds` are the three latest actors, `people` how many there are within the newest 101 acts. The id of one
 * that tells of new posts on a page is made of the page's.
 */
export const PAGE = statement(
  'notification_page',
  `WITH own AS MATERIALIZED (
     (SELECT ${COLUMNS}
        FROM ${candidates('$1::bigint')} WHERE ${SHOWN} ORDER BY ${BY_PRIORITY} LIMIT ${MAX_KEPT})
      UNION ALL
     SELECT ${COLUMNS_OF_BELL} FROM ${BELLS_WITH_NEWS}
   ), shown AS MATERIALIZED (
     SELECT * FROM own ORDER BY at DESC, length(id) DESC, id DESC LIMIT $2 OFFSET $3
   )
   SELECT t.total, t.unread, t."seenAt", f.*
     FROM (SELECT count(*)::int AS total,
                  least(count(*) FILTER (WHERE read_at IS NULL AND at > ${SEEN}), ${MAX_COUNTED})::int AS unread,
                  (SELECT s.seen_at FROM notification_setting s WHERE s.member_id = $1::bigint) AS "seenAt"
             FROM own) t
     LEFT JOIN LATERAL (
       ${DETAILS}
     ) f ON true
    ORDER BY f.at DESC, length(f.id) DESC, f.id DESC`,
  { replica: true },
);

/** $2: the time up to which the member has seen everything. It never goes back; the future counts as now. */
export const SEE = statement(
  'notification_see',
  `INSERT INTO notification_setting AS s (member_id, seen_at) VALUES ($1, least($2::timestamptz, clock_timestamp()))
   ON CONFLICT (member_id) DO UPDATE SET seen_at = excluded.seen_at
     WHERE s.seen_at IS NULL OR s.seen_at < excluded.seen_at`,
);

/**
 * Marks as read, and begins bells anew that have something to tell. Returns those that somebody else has locked, as the list calls
 * them: whoever deletes a post or a page locks them in any order, so this waits for none while it holds others.
 */
const read = (bells: string, notifications: string) => `
  WITH bells AS MATERIALIZED (
    SELECT b.page_id FROM follow b WHERE ${BELL_IS_ON} ${bells} AND EXISTS (SELECT FROM ${POSTS_OF_BELL})
  ), unread AS MATERIALIZED (
    SELECT id FROM notification WHERE member_id = $1 AND read_at IS NULL ${notifications}
  ), free_bells AS MATERIALIZED (
    SELECT page_id FROM follow WHERE member_id = $1 AND page_id IN (SELECT page_id FROM bells) FOR NO KEY UPDATE SKIP LOCKED
  ), free AS MATERIALIZED (
    SELECT id FROM notification WHERE id IN (SELECT id FROM unread) AND read_at IS NULL FOR NO KEY UPDATE SKIP LOCKED
  ), begun AS (
    UPDATE follow SET bell_since = now() WHERE member_id = $1 AND page_id IN (SELECT page_id FROM free_bells)
  ), marked AS (
    UPDATE notification SET read_at = clock_timestamp() WHERE id IN (SELECT id FROM free)
  )
  SELECT id::text AS locked FROM unread WHERE id NOT IN (SELECT id FROM free)
   UNION ALL SELECT 'p' || page_id FROM bells WHERE page_id NOT IN (SELECT page_id FROM free_bells)`;
/** $2: ids of notifications; $3: pages whose bell is read. */
export const READ_SOME = statement(
  'notification_read_some',
  read('AND b.page_id = ANY ($3::bigint[])', 'AND id = ANY ($2::bigint[])'),
  { notNull: ['locked'] },
);
export const READ_ALL = statement('notification_read_all', read('', ''), { notNull: ['locked'] });
/** One that was locked: waits for it, and for nothing else. */
export const READ_ONE = statement(
  'notification_read_one',
  `UPDATE notification SET read_at = clock_timestamp() WHERE member_id = $1 AND id = $2 AND read_at IS NULL`,
);
/** The bell of the page $2, in the same way. */
export const READ_ONE_BELL = statement(
  'notification_read_one_bell',
  `UPDATE follow SET bell_since = now() WHERE member_id = $1 AND page_id = $2 AND bell_since IS NOT NULL`,
);

export const SETTINGS = statement(
  'notification_settings',
  `SELECT s.off, s.mail, s.digest FROM notification_setting s WHERE s.member_id = $1`,
);

/** A list of kinds with those of another list at its end, and without those of a third. */
const changedKinds = (kinds: string, added: string, removed: string) =>
  `ARRAY(SELECT k.kind FROM unnest(${kinds}) WITH ORDINALITY k(kind, n)
               WHERE k.kind <> ALL (${added}::text[]) AND k.kind <> ALL (${removed}::text[]) ORDER BY k.n) || ${added}::text[]`;
const offAfter = (off: string) => changedKinds(`coalesce($2::text[], ${off})`, '$5', '$6');
const mailAfter = (mail: string) => changedKinds(`coalesce($3::text[], ${mail})`, '$7', '$8');

/**
 * A null leaves what is there. $5 and $6: kinds that the site no longer shows, and shows again; $7 and $8: kinds that are mailed
 * from now on, and no longer. They change the lists that are there, so that two calls at once both count.
 */
export const SET_SETTINGS = statement(
  'notification_set_settings',
  `INSERT INTO notification_setting AS s (member_id, off, mail, digest)
   VALUES ($1, ${offAfter("'{}'")}, ${mailAfter("'{}'")}, coalesce($4::boolean, false))
   ON CONFLICT (member_id) DO UPDATE
     SET off = ${offAfter('s.off')}, mail = ${mailAfter('s.mail')}, digest = coalesce($4::boolean, s.digest)
   RETURNING s.off, s.mail, s.digest`,
);

/** Both return a row if there is such a post, and change nothing otherwise. */
export const MUTE_POST = statement(
  'post_mute_add',
  `WITH ${VISIBLE_POST}, added AS (
     INSERT INTO post_mute (member_id, post_id) SELECT $1, id FROM found ON CONFLICT DO NOTHING
   )
   SELECT id FROM found`,
);
export const UNMUTE_POST = statement(
  'post_mute_end',
  `WITH ${VISIBLE_POST}, ended AS (
     DELETE FROM post_mute WHERE member_id = $1 AND post_id = (SELECT id FROM found)
   )
   SELECT id FROM found`,
);

/**
 * Deletes what is too old or too much for the next 500 members after $1, and returns the last of them; null after the last
 * member. What the member does not see now may be seen again, but finds room only after what they see. Notifications that somebody
 * is changing are left for the next day.
 */
export const FORGET_OLD = statement(
  'notification_forget_old',
  `WITH next AS MATERIALIZED (SELECT id FROM member WHERE id > $1::bigint ORDER BY id LIMIT 500), old AS MATERIALIZED (
     SELECT o.id FROM next CROSS JOIN LATERAL (
       (SELECT n.id FROM notification n WHERE n.member_id = next.id AND n.at < now() - interval '90 days')
        UNION
       (SELECT n.id FROM ${candidates('next.id')}
         WHERE n.total > ${MAX_KEPT} ORDER BY NOT (${shownTo('next.id')}), ${BY_PRIORITY} OFFSET ${MAX_KEPT})
     ) o
   ), free AS MATERIALIZED (
     SELECT id FROM notification WHERE id = ANY (ARRAY(SELECT id FROM old)) FOR UPDATE SKIP LOCKED
   ), gone AS (
     DELETE FROM notification WHERE id = ANY (ARRAY(SELECT id FROM free))
   )
   SELECT max(id) AS last FROM next`,
);
