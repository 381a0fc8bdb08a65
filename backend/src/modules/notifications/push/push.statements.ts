import { statement } from '../../../platform/sql/statement.js';
import { BELLS_WITH_NEWS, COLUMNS, COLUMNS_OF_BELL, DETAILS, SEEN, SHOWN } from '../visible-notifications.js';

/** Devices of a member that are notified; the one added longest ago gives way. */
const MAX_DEVICES = 5;

/** Before devices are counted, so that two that are added at once do not both find room. */
export const LOCK_MEMBER = statement(
  'push_lock_member',
  'SELECT id FROM member WHERE id = $1::bigint FOR NO KEY UPDATE',
);

/** The browser $1 belonged to somebody else: what waits for them must not reach the member $2. */
export const TAKE_OVER = statement(
  'push_take_over',
  'DELETE FROM push_subscription WHERE endpoint = $1 AND member_id <> $2::bigint',
);

/**
 * Adds a device to the session $2, or moves it there; no row if that session has just ended. It may be one that another member
 * added at the same moment, after TAKE_OVER.
 */
export const ADD_DEVICE = statement(
  'push_add_device',
  `INSERT INTO push_subscription (member_id, session_id, endpoint, p256dh, auth)
   SELECT $1::bigint, s.id, $3, $4, $5 FROM session s WHERE s.id = $2::uuid FOR KEY SHARE
   ON CONFLICT (endpoint) DO UPDATE
     SET member_id = excluded.member_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
         failed_at = NULL
   RETURNING id`,
);

/** Removes all but the newest devices of the member $1; the device $2 stays. */
export const FORGET_OLDEST = statement(
  'push_forget_oldest',
  `DELETE FROM push_subscription WHERE id IN (
     SELECT s.id FROM push_subscription s WHERE s.member_id = $1::bigint AND s.id <> $2::bigint
      ORDER BY s.created_at DESC, s.id DESC OFFSET ${MAX_DEVICES - 1})`,
);

/**
 * Takes one of the new posts on pages, and queues pushes to the devices of those whose bell tells of it. As in `queue_pushes`,
 * one that waits already will tell of this post, too.
 */
export const QUEUE_FOR_BELLS = statement(
  'push_queue_for_bells',
  `WITH next AS MATERIALIZED (
     SELECT post_id FROM push_post ORDER BY post_id LIMIT 1 FOR UPDATE SKIP LOCKED
   ), taken AS (
     DELETE FROM push_post x USING next WHERE x.post_id = next.post_id
   ), queued AS (
     INSERT INTO push_outbox AS o (subscription_id, page_id, not_before)
     SELECT s.id, p.page_id, push_due(NULL)
       FROM next JOIN post p ON p.id = next.post_id
       JOIN follow b ON b.page_id = p.page_id AND b.bell_since IS NOT NULL
       JOIN push_subscription s ON s.member_id = b.member_id
      WHERE EXISTS (SELECT FROM notification_acts(b.member_id, 'page', NULL, p.page_id, greatest(b.bell_since, p.created_at)) a
                     WHERE a.post_id = p.id)
      ORDER BY s.id FOR KEY SHARE OF s SKIP LOCKED
     ON CONFLICT ON CONSTRAINT push_outbox_subject_key
       DO UPDATE SET waiting = true, tries = 0, not_before = push_due(o.sent_at) WHERE NOT o.waiting
   )
   SELECT count(*)::int AS posts FROM next`,
);

/** Takes the push that is due longest, and notes it as sent before it is: a killed process loses it instead of repeating it. */
export const CLAIM = statement(
  'push_claim',
  `WITH next AS MATERIALIZED (
     SELECT id FROM push_outbox WHERE waiting AND not_before <= now() ORDER BY not_before LIMIT 1 FOR UPDATE SKIP LOCKED
   )
   UPDATE push_outbox o SET waiting = false, sent_at = now()
     FROM next, push_subscription s WHERE o.id = next.id AND s.id = o.subscription_id
   RETURNING o.id, o.tries, o.notification_id AS "notificationId", o.page_id AS "pageId", s.id AS "subscriptionId",
             s.member_id AS "memberId", s.endpoint, s.p256dh, s.auth`,
);

/** The push $1 failed: it waits for $2 seconds, unless it was queued again meanwhile. */
export const POSTPONE = statement(
  'push_postpone',
  `UPDATE push_outbox SET waiting = true, sent_at = NULL, tries = tries + 1, not_before = now() + make_interval(secs => $2::int)
    WHERE id = $1::bigint AND NOT waiting`,
);

/**
 * What a push to the member $1 says about the notification $2, or of new posts on the page $3, in the form of a notification; no row if it
 * was read or seen, is of a kind that is off, or is not visible any more.
 */
export const PUSHED = statement(
  'push_told',
  `WITH shown AS MATERIALIZED (
     SELECT ${COLUMNS}
       FROM notification n WHERE n.id = $2::bigint AND n.read_at IS NULL AND n.at > ${SEEN} AND ${SHOWN}
      UNION ALL
     SELECT ${COLUMNS_OF_BELL}
       FROM ${BELLS_WITH_NEWS} AND b.page_id = $3::bigint AND newest.at > ${SEEN}
   )
   ${DETAILS}`,
);

/** The members $1 are looking at the site, which tells them instead. */
export const QUIET = statement(
  'push_quiet',
  `UPDATE push_outbox SET waiting = false
    WHERE id IN (SELECT o.id FROM push_outbox o JOIN push_subscription s ON s.id = o.subscription_id
                  WHERE o.waiting AND s.member_id = ANY ($1::bigint[]) FOR UPDATE OF o SKIP LOCKED)`,
);

/** Ten minutes after a push the next may follow, so that it needs not be remembered. */
export const FORGET_TAKEN = statement(
  'push_forget_taken',
  `DELETE FROM push_outbox WHERE id IN (
     SELECT id FROM push_outbox WHERE NOT waiting AND (sent_at IS NULL OR sent_at <= now() - interval '10 minutes')
        FOR UPDATE SKIP LOCKED)`,
);

/** What waits for a day is no news any more: web push was on, and no process sends pushes now. */
export const FORGET_UNSENT = statement(
  'push_forget_unsent',
  `DELETE FROM push_outbox WHERE id IN (
     SELECT id FROM push_outbox WHERE waiting AND not_before <= now() - interval '1 day' FOR UPDATE SKIP LOCKED)`,
);
export const FORGET_UNSENT_POSTS = statement(
  'push_forget_unsent_posts',
  `DELETE FROM push_post WHERE post_id IN (
     SELECT x.post_id FROM push_post x JOIN post p ON p.id = x.post_id WHERE p.created_at <= now() - interval '1 day'
        FOR UPDATE OF x SKIP LOCKED)`,
);
