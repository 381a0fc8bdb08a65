import { statement } from '../../../platform/sql/statement.js';
import {
  BELLS_WITH_NEWS,
  BELL_IS_ON,
  COLUMNS,
  COLUMNS_OF_BELL,
  DETAILS,
  SHOWN,
} from '../visible-notifications.js';

/** A condition of the member $1, for each recipient `r`. Conditions name no `r` themselves, or it would hide the recipient. */
const forEach = (condition: string) => condition.replaceAll('$1::bigint', 'r.member_id');

/** The condition that a member `m` may get such mail: the address is known to be theirs, and the account is neither deleted nor suspended. */
const MAY_GET = 'm.email_confirmed_at IS NOT NULL AND m.deleted_at IS NULL AND m.suspended_at IS NULL';

/**
 * The condition that a mail tells a recipient `r` of a notification `n`: an unread one that began an hour ago, of a kind that is
 * mailed. The member was not on the site since it last moved to the top, and no mail was about that.
 */
const IS_DUE = `n.member_id = r.member_id AND n.read_at IS NULL AND n.kind = ANY (r.mail)
       AND n.since <= now() - interval '1 hour' AND n.at > r.last_use AND (n.mailed_at IS NULL OR n.at > n.mailed_at)
       AND ${forEach(SHOWN)}`;
/** The same for a bell `b`: somebody else's post on its page, of the last day and an hour old. */
const BELL_IS_DUE = `'page' = ANY (r.mail) AND ${forEach(BELL_IS_ON)} AND EXISTS (
       SELECT FROM notification_acts(r.member_id, 'page', NULL, b.page_id,
                             greatest(b.bell_since, r.last_use, r.digest_at, now() - interval '1 day')) a
        WHERE a.at <= now() - interval '1 hour')`;

/** Subscribers whom one run of the job asks about: with more, runs take turns, so that a run never reads them all. */
const MAX_ASKED = 1_000;

/**
 * Claims at most $1 members who get a mail about unread notifications, of the next {@link MAX_ASKED} subscribers after $2, and notes them
 * and the notifications as mailed. Who was on the site within the last hour, or got such a mail within the last day, gets none. Members
 * and notifications that another transaction holds are left out. `last` is the member after whom the next run goes on; null after the
 * last one. One row without a member if nobody is claimed.
 */
export const CLAIM_DIGESTS = statement(
  'notification_claim_digests',
  `WITH asked AS MATERIALIZED (
     SELECT r.member_id FROM notification_setting r
      WHERE r.mail <> '{}' AND r.member_id > $2::bigint ORDER BY r.member_id LIMIT ${MAX_ASKED}
   ), due AS MATERIALIZED (
     SELECT r.member_id, m.email, r.mail, u.last_use
       FROM asked JOIN notification_setting r ON r.member_id = asked.member_id JOIN member m ON m.id = r.member_id
      CROSS JOIN LATERAL (
        SELECT greatest('-infinity', r.seen_at, max(x.last_seen_at)) AS last_use FROM session x WHERE x.member_id = r.member_id
      ) u
      WHERE r.mail <> '{}' AND (r.digest_at IS NULL OR r.digest_at <= now() - interval '1 day') AND ${MAY_GET}
        AND u.last_use <= now() - interval '1 hour'
        AND (EXISTS (SELECT FROM notification n WHERE ${IS_DUE.replaceAll('r.last_use', 'u.last_use')})
             OR EXISTS (SELECT FROM follow b WHERE ${BELL_IS_DUE.replaceAll('r.last_use', 'u.last_use')}))
      ORDER BY r.member_id LIMIT $1::int FOR UPDATE OF r SKIP LOCKED
   ), noted AS (
     UPDATE notification_setting r SET digest_at = now() FROM due WHERE r.member_id = due.member_id
   ), mailed AS MATERIALIZED (
     SELECT n.id FROM due r JOIN notification n ON ${IS_DUE} FOR NO KEY UPDATE OF n SKIP LOCKED
   ), marked AS (
     UPDATE notification SET mailed_at = now() WHERE id IN (SELECT id FROM mailed)
   )
   SELECT t.last, due.member_id AS "memberId", due.email AS recipient
     FROM (SELECT CASE WHEN (SELECT count(*) FROM due) = $1::int THEN (SELECT max(member_id) FROM due)
                       ELSE (SELECT max(member_id) FROM asked HAVING count(*) = ${MAX_ASKED}) END AS last) t
     LEFT JOIN due ON true`,
);

/** The notifications of the member's ($1) latest mail that are still unread, latest first; at most ten, with their number. */
export const MAILED = statement(
  'notification_mailed',
  `WITH own AS MATERIALIZED (
     SELECT ${COLUMNS}
       FROM notification_setting s JOIN notification n ON n.mailed_at = s.digest_at AND n.kind = ANY (s.mail)
      WHERE s.member_id = $1::bigint AND n.read_at IS NULL AND ${SHOWN}
      UNION ALL
     SELECT ${COLUMNS_OF_BELL}
       FROM notification_setting s, ${BELLS_WITH_NEWS}
        AND s.member_id = $1::bigint AND 'page' = ANY (s.mail) AND newest.at > s.digest_at - interval '1 day'
   ), shown AS MATERIALIZED (
     SELECT * FROM own ORDER BY at DESC LIMIT 10
   )
   SELECT (SELECT count(*)::int FROM own) AS total, f.* FROM (
       ${DETAILS}
     ) f
    ORDER BY f.at DESC`,
);

/** What a member $1 with the address $2 wants to be mailed; no row if no mail may go there. */
export const WANTED = statement(
  'notification_mail_wanted',
  `SELECT s.mail <> '{}' AS notifications, s.digest AS summary
     FROM notification_setting s JOIN member m ON m.id = s.member_id
    WHERE s.member_id = $1::bigint AND m.email = $2 AND ${MAY_GET}`,
);

/** Others' posts of the last week on pages that a member follows, as acts `a`. */
const ofTheWeek = (member: string) => `follow f JOIN page g ON g.id = f.page_id AND NOT g.hidden
      CROSS JOIN LATERAL notification_acts(${member}, 'page', NULL, f.page_id, now() - interval '7 days') a`;

/**
 * Claims at most $1 members who have not had their summary since $2, and notes $3 as its time. It also notes those who get none,
 * because nobody posted. Those whose last summary is oldest come first: if the hours end before everybody had theirs, others miss
 * it the next week.
 */
export const CLAIM_SUMMARIES = statement(
  'notification_claim_summaries',
  `WITH due AS MATERIALIZED (
     SELECT s.member_id, m.email FROM notification_setting s JOIN member m ON m.id = s.member_id
      WHERE s.digest AND (s.summary_at IS NULL OR s.summary_at < $2::timestamptz) AND ${MAY_GET}
      ORDER BY s.summary_at NULLS FIRST, s.member_id
      LIMIT $1::int FOR UPDATE OF s SKIP LOCKED
   ), noted AS (
     UPDATE notification_setting s SET summary_at = $3::timestamptz FROM due WHERE s.member_id = due.member_id
   )
   SELECT d.member_id AS "memberId", d.email AS recipient,
          EXISTS (SELECT FROM ${ofTheWeek('d.member_id')} WHERE f.member_id = d.member_id AND NOT f.hidden) AS "hasPosts"
     FROM due d`,
);

/** The five best posts of the week for the member $1: those with the most likes and comments. */
export const BEST = statement(
  'notification_best_of_week',
  `SELECT a.post_id AS "postId", w.name AS "authorName", g.title AS "pageTitle", c.likes, c.comments
     FROM ${ofTheWeek('$1::bigint')}
     JOIN member w ON w.id = a.actor JOIN post_counter c ON c.post_id = a.post_id
    WHERE f.member_id = $1::bigint AND NOT f.hidden
    ORDER BY c.likes + c.comments DESC, a.at DESC, a.post_id DESC LIMIT 5`,
  { notNull: ['postId'] },
);

export const END_DIGESTS = statement(
  'notification_end_digests',
  `UPDATE notification_setting SET mail = '{}' WHERE member_id = $1::bigint AND mail <> '{}'`,
);
export const END_SUMMARIES = statement(
  'notification_end_summaries',
  `UPDATE notification_setting SET digest = false WHERE member_id = $1::bigint AND digest`,
);
