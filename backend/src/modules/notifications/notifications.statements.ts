import { VISIBLE_POST } from '../../platform/sql/visible-post.js';
import { statement } from '../../platform/sql/statement.js';

/** Read once for all notifications of the member. */
const isOn = (kind: string, member: string) =>
  `${kind} <> ALL (coalesce((SELECT s.off FROM notification_setting s WHERE s.member_id = ${member}), '{}'))`;
const pageIsVisible = (id: string) => `EXISTS (SELECT FROM page g WHERE g.id = ${id} AND NOT g.hidden)`;

/**
 * The condition that a notification `n` of a member is shown: its kind is on, its post or page may be told of, and at
 * least one act is visible. The list and the badge share it, so that a badge never leads to an empty list.
 * @param member SQL of the member's id
 */
const shownTo = (member: string) => `n.member_id = ${member} AND ${isOn('n.kind', member)}
     AND (n.post_id IS NULL OR EXISTS (SELECT FROM may_notify_about_post(n.post_id, ${member})))
     AND (n.page_id IS NULL OR ${pageIsVisible('n.page_id')})
     AND EXISTS (SELECT FROM notification_acts(${member}, n.kind, n.post_id, n.page_id, n.since))`;
/** The same of the member $1. */
export const SHOWN = shownTo('$1::bigint');

/** So many notifications of a member are shown and kept. */
const MAX_KEPT = 300;
/** So many of them that one other member causes alone are never displaced; the rest gives way to what others do. */
const MAX_OF_ONE_ACTOR = 50;
const NEWEST_FIRST = 'n.at DESC, n.id DESC';
/** The order in which notifications `n` find room, see {@link candidates}. */
const BY_RIGHT = `n.excess, ${NEWEST_FIRST}`;
/**
 * The notifications `n` of a member, of which the list shows the first {@link MAX_KEPT} that are {@link shownTo} the member: newest first,
 * but last what one other member causes alone beyond {@link MAX_OF_ONE_ACTOR} (`excess`). They are sorted here, so that a LIMIT
 * around it asks for the acts of no more notifications than it needs. `total` is their number.
 * @param after SQL of a time: later ones alone
 */
const candidates = (member: string, after = `'-infinity'`) => `(
         SELECT n.* FROM (
           SELECT n.*, count(*) OVER () AS total,
                  n.sole_actor_id IS NOT NULL
                    AND row_number() OVER (PARTITION BY n.sole_actor_id ORDER BY ${NEWEST_FIRST}) > ${MAX_OF_ONE_ACTOR} AS excess
             FROM notification n WHERE n.member_id = ${member} AND n.at > ${after}
         ) n ORDER BY ${BY_RIGHT} OFFSET 0
       ) n`;

/** Since when a bell `b` tells: since it was set or read, at most as long as other notifications are kept. */
export const SINCE = `greatest(b.bell_since, now() - interval '90 days')`;
/** The posts that a bell of a member tells of. They are never stored, however many members have a bell. */
const postsTold = (member: string) => `notification_acts(${member}, 'page', NULL, b.page_id, ${SINCE})`;
const POSTS = postsTold('$1::bigint');
/** The condition that a bell may tell: it is set, and neither its kind is off nor its page hidden. */
const isSet = (member: string) =>
  `b.member_id = ${member} AND b.bell_since IS NOT NULL AND ${isOn("'page'", member)} AND ${pageIsVisible('b.page_id')}`;
/** The same of the member $1. */
export const IS_SET = isSet('$1::bigint');

/**
 * The bells `b` of a member that ring, under the same conditions. `newest.at` is the time of the newest post, in whole
 * milliseconds like that of a notification.
 */
const ringing = (member: string) => `follow b CROSS JOIN LATERAL (
         SELECT date_trunc('milliseconds', p.at) AS at FROM ${postsTold(member)} p ORDER BY p.at DESC LIMIT 1
       ) newest
     WHERE ${isSet(member)}`;
/** The same of the member $1. */
export const RINGING = ringing('$1::bigint');

/** The badge stops counting here: it shows "99+". */
export const MOST_COUNTED = 100;

const seen = (member: string) =>
  `coalesce((SELECT s.seen_at FROM notification_setting s WHERE s.member_id = ${member}), '-infinity')`;
/** Up to when the member $1 has seen notifications. */
export const SEEN = seen('$1::bigint');

/**
 * The time after which the badge looks at notifications: since the member last looked. Only when one other member has caused many
 * since, it depends on all how many of these the list shows.
 */
const countedAfter = (member: string) => `CASE
           WHEN EXISTS (SELECT FROM notification x WHERE x.member_id = ${member} AND x.at > ${seen(member)}
                           AND x.sole_actor_id IS NOT NULL GROUP BY x.sole_actor_id HAVING count(*) > ${MAX_OF_ONE_ACTOR})
           THEN '-infinity' ELSE ${seen(member)} END`;

/**
 * Unread ones of a member that rang after the member last looked, at most {@link MOST_COUNTED}, of those that the list shows. Read ones
 * matter only where there may be more than it shows.
 * @param member SQL of the member's id
 */
export const unseen = (member: string) => `(
     SELECT count(*)::int FROM (
       (SELECT 1 FROM (
          SELECT n.at, n.read_at FROM ${candidates(member, countedAfter(member))}
           WHERE (n.read_at IS NULL OR n.total > ${MAX_KEPT}) AND ${shownTo(member)} ORDER BY ${BY_RIGHT} LIMIT ${MAX_KEPT}
        ) n WHERE n.read_at IS NULL AND n.at > ${seen(member)} LIMIT ${MOST_COUNTED})
        UNION ALL
       (SELECT 1 FROM ${ringing(member)} AND newest.at > ${seen(member)} LIMIT ${MOST_COUNTED})
        LIMIT ${MOST_COUNTED}) unseen)`;

export const BADGE = statement('notification_badge', `SELECT ${unseen('$1::bigint')} AS unread`, {
  replica: true,
});

/** What the notifications `shown` of the member $1 tell. `actorIds` are the three latest actors, `people` counts 101 acts. */
export const DETAILS = `SELECT n.id, n.kind, n.at, n.read_at IS NOT NULL AS "isRead", a."actorIds", a.people, a.acts, a."commentId",
              p.id AS "postId", visible_text(p.content) AS text, p.images, w.id AS "authorId", w.name AS "authorName",
              g.id AS "pageId", g.title AS "pageTitle", g.image_path AS "pageImage"
         FROM shown n
        CROSS JOIN LATERAL (
          SELECT (array_agg(by_actor.actor ORDER BY by_actor.at DESC, by_actor.actor))[1:3] AS "actorIds",
                 count(*)::int AS people, sum(by_actor.acts)::int AS acts,
                 max(by_actor.post_id) AS post_id, max(by_actor.comment_id) AS "commentId"
            FROM (SELECT actor, max(at) AS at, count(*) AS acts, max(post_id) AS post_id, max(comment_id) AS comment_id
                    FROM notification_acts($1::bigint, n.kind, n.post_id, n.page_id, n.since) GROUP BY actor) by_actor
        ) a
         LEFT JOIN post p ON p.id = a.post_id AND n.kind <> 'page' LEFT JOIN member w ON w.id = p.author_id
         LEFT JOIN page g ON g.id = n.page_id`;

/**
 * One page of a member's ($1) notifications, newest first, with the whole number and the badge. One row with a null id if the
 * page is empty. `actorIds` are the three latest actors, `people` how many there are within the newest 101 acts. The id of one
 * that tells of new posts on a page is made of the page's.
 */
export const PAGE = statement(
  'notification_page',
  `WITH own AS MATERIALIZED (
     (SELECT n.id::text AS id, n.kind::text AS kind, n.post_id, n.page_id, n.since, n.at, n.read_at
        FROM ${candidates('$1::bigint')} WHERE ${SHOWN} ORDER BY ${BY_RIGHT} LIMIT ${MAX_KEPT})
      UNION ALL
     SELECT 'p' || b.page_id, 'page', NULL, b.page_id, ${SINCE}, newest.at, NULL FROM ${RINGING}
   ), shown AS MATERIALIZED (
     SELECT * FROM own ORDER BY at DESC, length(id) DESC, id DESC LIMIT $2 OFFSET $3
   )
   SELECT t.total, t.unread, t."seenAt", f.*
     FROM (SELECT count(*)::int AS total,
                  least(count(*) FILTER (WHERE read_at IS NULL AND at > ${SEEN}), ${MOST_COUNTED})::int AS unread,
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
    SELECT b.page_id FROM follow b WHERE ${IS_SET} ${bells} AND EXISTS (SELECT FROM ${POSTS})
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
         WHERE n.total > ${MAX_KEPT} ORDER BY NOT (${shownTo('next.id')}), ${BY_RIGHT} OFFSET ${MAX_KEPT})
     ) o
   ), free AS MATERIALIZED (
     SELECT id FROM notification WHERE id = ANY (ARRAY(SELECT id FROM old)) FOR UPDATE SKIP LOCKED
   ), gone AS (
     DELETE FROM notification WHERE id = ANY (ARRAY(SELECT id FROM free))
   )
   SELECT max(id) AS last FROM next`,
);
