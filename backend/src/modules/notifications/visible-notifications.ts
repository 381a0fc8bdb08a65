import { pageOfCase } from '../../common/removal.js';

/**
 * SQL of what a member is notified of, shared by the list, the badge, mails and pushes, so that none of them tells what
 * another hides.
 */

/** Read once for all notifications of the member. */
const isOn = (kind: string, member: string) =>
  `${kind} <> ALL (coalesce((SELECT s.off FROM notification_setting s WHERE s.member_id = ${member}), '{}'))`;
const pageIsVisible = (id: string) => `EXISTS (SELECT FROM page g WHERE g.id = ${id} AND NOT g.hidden)`;

/** The acts that a notification `n` of a member is about. */
const actsOf = (member: string) =>
  `notification_acts(${member}, n.kind, n.post_id, n.page_id, n.since, n.opening_id, n.application_id)`;

/** The columns of a stored notification `n` that {@link DETAILS} reads, in the order of {@link COLUMNS_OF_BELL}. */
export const COLUMNS = `n.id::text AS id, n.kind::text AS kind, n.post_id, n.page_id, n.since, n.at, n.read_at, n.case_id, n.notice,
            n.opening_id, n.application_id`;

/**
 * The condition that a notification `n` of a member is shown: its kind is on, its post or page is visible and not muted, and at
 * least one act is visible; a notice has no acts and no switch, and a member hears of their own application without acts. The list and
 * the badge share it, so that a badge never leads to an empty list.
 * @param member SQL of the member's id
 */
export const shownTo = (member: string) => `n.member_id = ${member} AND ${isOn('n.kind', member)}
     AND (n.post_id IS NULL OR EXISTS (SELECT FROM may_notify_about_post(n.post_id, ${member})))
     AND (n.page_id IS NULL OR ${pageIsVisible('n.page_id')})
     AND (n.kind = 'notice' OR EXISTS (SELECT FROM application a WHERE a.id = n.application_id AND a.member_id = ${member})
          OR EXISTS (SELECT FROM ${actsOf(member)}))`;
/** The same of the member $1. */
export const SHOWN = shownTo('$1::bigint');

/** So many notifications of a member are shown and kept. */
export const MAX_KEPT = 300;
/** So many of them that one other member causes alone are never displaced; the rest gives way to what others do. */
const MAX_OF_ONE_ACTOR = 50;
const NEWEST_FIRST = 'n.at DESC, n.id DESC';
/** The order in which notifications `n` are kept, see {@link candidates}. */
export const BY_PRIORITY = `n.excess, ${NEWEST_FIRST}`;
/**
 * The notifications `n` of a member, of which the list shows the first {@link MAX_KEPT} that are {@link shownTo} the member: newest first,
 * but last what one other member causes alone beyond {@link MAX_OF_ONE_ACTOR} (`excess`). They are sorted here, so that a LIMIT
 * around it asks for the acts of no more notifications than it needs. `total` is their number.
 * @param after SQL of a time: later ones alone
 */
export const candidates = (member: string, after = `'-infinity'`) => `(
         SELECT n.* FROM (
           SELECT n.*, count(*) OVER () AS total,
                  n.sole_actor_id IS NOT NULL
                    AND row_number() OVER (PARTITION BY n.sole_actor_id ORDER BY ${NEWEST_FIRST}) > ${MAX_OF_ONE_ACTOR} AS excess
             FROM notification n WHERE n.member_id = ${member} AND n.at > ${after}
         ) n ORDER BY ${BY_PRIORITY} OFFSET 0
       ) n`;

/** Since when a bell `b` counts: since it was set or read, at most as long as other notifications are kept. */
export const SINCE = `greatest(b.bell_since, now() - interval '90 days')`;
/** The same columns for a bell `b` with news. */
export const COLUMNS_OF_BELL = `'p' || b.page_id, 'page', NULL, b.page_id, ${SINCE}, newest.at, NULL, NULL, NULL, NULL, NULL`;
/** The new posts behind a bell of a member. They are never stored, however many members have a bell. */
const postsOfBell = (member: string) => `notification_acts(${member}, 'page', NULL, b.page_id, ${SINCE})`;
export const POSTS_OF_BELL = postsOfBell('$1::bigint');
/** The condition that a bell counts: it is set, and neither its kind is off nor its page hidden. */
const bellIsOn = (member: string) =>
  `b.member_id = ${member} AND b.bell_since IS NOT NULL AND ${isOn("'page'", member)} AND ${pageIsVisible('b.page_id')}`;
/** The same of the member $1. */
export const BELL_IS_ON = bellIsOn('$1::bigint');

/**
 * The bells `b` of a member with new posts, under the same conditions. `newest.at` is the time of the newest post, in whole
 * milliseconds like that of a notification.
 */
const bellsWithNews = (member: string) => `follow b CROSS JOIN LATERAL (
         SELECT date_trunc('milliseconds', p.at) AS at FROM ${postsOfBell(member)} p ORDER BY p.at DESC LIMIT 1
       ) newest
     WHERE ${bellIsOn(member)}`;
/** The same of the member $1. */
export const BELLS_WITH_NEWS = bellsWithNews('$1::bigint');

/** The badge stops counting here: it shows "99+". */
export const MAX_COUNTED = 100;

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
 * Unread ones of a member that came after the member last looked, at most {@link MAX_COUNTED}, of those that the list shows. Read ones
 * matter only where there may be more than it shows.
 * @param member SQL of the member's id
 */
export const unseen = (member: string) => `(
     SELECT count(*)::int FROM (
       (SELECT 1 FROM (
          SELECT n.at, n.read_at FROM ${candidates(member, countedAfter(member))}
           WHERE (n.read_at IS NULL OR n.total > ${MAX_KEPT}) AND ${shownTo(member)} ORDER BY ${BY_PRIORITY} LIMIT ${MAX_KEPT}
        ) n WHERE n.read_at IS NULL AND n.at > ${seen(member)} LIMIT ${MAX_COUNTED})
        UNION ALL
       (SELECT 1 FROM ${bellsWithNews(member)} AND newest.at > ${seen(member)} LIMIT ${MAX_COUNTED})
        LIMIT ${MAX_COUNTED}) unseen)`;

/**
 * What the notifications `shown` of the member $1 are about. `actorIds` are the three latest actors, `people` counts 101 acts. `isAnswer`:
 * all acts answer the member's question; one that replies to an answer is a comment like others.
 */
export const DETAILS = `SELECT n.id, n.kind, n.at, n.read_at IS NOT NULL AS "isRead", a."actorIds", a.people, a.acts, a."commentId",
              c.body AS comment,
              coalesce(p.id, h.id) AS "postId", coalesce(p.title, visible_text(p.content)) AS text, p.images, w.id AS "authorId", w.name AS "authorName",
              g.id AS "pageId", g.title AS "pageTitle", g.image_path AS "pageImage",
              n.opening_id AS "openingId", n.application_id AS "applicationId", coalesce(o.title, x.title) AS "openingTitle",
              CASE WHEN n.kind = 'comment' AND p.kind = 'question'
                THEN NOT EXISTS (SELECT FROM ${actsOf('$1::bigint')} s JOIN comment k ON k.id = s.comment_id WHERE k.parent_id IS NOT NULL)
                ELSE false END AS "isAnswer",
              EXISTS (SELECT FROM record y WHERE y.application_id = n.application_id AND y.member_id = $1::bigint AND y.state = 'offered'
                         AND NOT y.hidden) AS "hasRecord",
              n.notice,
              CASE n.notice
                WHEN 'pageRole' THEN EXISTS (SELECT FROM page_staff(n.page_id) s WHERE s.member_id = $1::bigint)
                WHEN 'transfer' THEN EXISTS (SELECT FROM page_transfer x WHERE x.page_id = n.page_id AND x.to_id = $1::bigint AND x.expires_at > now())
                WHEN 'handover' THEN g.creator_id <> $1::bigint
              END AS "isPageSo",
              r.id AS "caseId", r.target_kind AS "targetKind", r.outcome, r.removed AS "isRemoved", r.measure, r.hides_all AS "hidesAll", r.until, r.rule, r.note,
              ${pageOfCase('r')} AS "byPage",
              r.state, r.decided_at AS "decidedAt", (SELECT e.reply FROM appeal e WHERE e.case_id = r.id) AS reply
         FROM shown n
         LEFT JOIN review_case r ON r.id = n.case_id
         LEFT JOIN post h ON n.notice = 'hold' AND h.id = r.target_id AND h.withheld = 'held'
        CROSS JOIN LATERAL (
          SELECT (array_agg(by_actor.actor ORDER BY by_actor.at DESC, by_actor.actor))[1:3] AS "actorIds",
                 count(*)::int AS people, sum(by_actor.acts)::int AS acts,
                 max(by_actor.post_id) AS post_id, max(by_actor.comment_id) AS "commentId"
            FROM (SELECT actor, max(at) AS at, count(*) AS acts, max(post_id) AS post_id, max(comment_id) AS comment_id
                    FROM ${actsOf('$1::bigint')} GROUP BY actor) by_actor
        ) a
         LEFT JOIN comment c ON c.id = a."commentId"
         LEFT JOIN post p ON p.id = a.post_id AND n.kind <> 'page' LEFT JOIN member w ON w.id = p.author_id
         LEFT JOIN page g ON g.id = n.page_id
         LEFT JOIN opening o ON o.id = n.opening_id LEFT JOIN application x ON x.id = n.application_id`;
