import { statement } from '../../../platform/sql/statement.js';

/** New and edited texts that nobody has looked at, the oldest first; null where it is gone or hidden already. */
export const UNREAD = statement(
  'signals_unread',
  `SELECT o.id, o.kind, o.target_id AS "targetId", CASE WHEN p.id IS NULL THEN c.body ELSE concat_ws(' ', p.title, p.content, CASE WHEN p.has_poll THEN
            (SELECT string_agg(q.text, ' ' ORDER BY q.place) FROM poll_option q WHERE q.post_id = p.id) END) END AS text, m.id AS "memberId",
          coalesce(p.created_at, c.created_at) AS at, m.created_at > now() - interval '7 days' AS "isNew"
     FROM (SELECT * FROM text_outbox ORDER BY id LIMIT 50) o
     LEFT JOIN post p ON o.kind = 'post' AND p.id = o.target_id AND NOT p.hidden
     LEFT JOIN comment c ON o.kind = 'comment' AND c.id = o.target_id AND NOT c.hidden
     LEFT JOIN member m ON m.id = coalesce(p.author_id, c.author_id)
    ORDER BY o.id`,
);
/** Ends that those are unread; the ids of those that nobody else has ended meanwhile. */
export const READ = statement(
  'signals_read',
  `DELETE FROM text_outbox WHERE id = ANY ($1::bigint[]) RETURNING id`,
);
export const RULES = statement(
  'signals_rules',
  `SELECT id, pattern, folded, whole_word AS "wholeWord", action FROM word_rule ORDER BY id`,
);
/** What the member $1 wrote in the ten minutes before $2, the latest first. A time of JavaScript has lost its microseconds. */
export const RECENT = statement(
  'signals_recent',
  `SELECT t.kind, t.text
     FROM ((SELECT 'post' AS kind, concat_ws(' ', title, content) AS text, created_at FROM post
             WHERE author_id = $1::bigint AND hidden IN (true, false)
               AND created_at > $2::timestamptz - interval '10 minutes' AND created_at < $2::timestamptz + interval '1 millisecond'
             ORDER BY created_at DESC LIMIT 50)
           UNION ALL
           (SELECT 'comment', body, created_at FROM comment
             WHERE author_id = $1::bigint
               AND created_at > $2::timestamptz - interval '10 minutes' AND created_at < $2::timestamptz + interval '1 millisecond'
             ORDER BY created_at DESC LIMIT 50)) t`,
);
/** Whether a case of spam about the member $1 was opened within the last day: one is enough. */
export const HAS_SPAM_CASE = statement(
  'signals_has_spam_case',
  `SELECT EXISTS (SELECT FROM review_case WHERE member_id = $1::bigint AND source = 'spam'
                     AND opened_at > now() - interval '1 day') AS "isThere"`,
);
/**
 * Opens a case without a report, or adds to the open one what was found and that it is held. $9: hours until it must be decided.
 */
export const OPEN = statement(
  'signals_open_case',
  `INSERT INTO review_case AS c (source, signal, held, target_kind, target_id, member_id, priority, due_at, snapshot, revision)
   VALUES ($1, $2, $3::boolean, $4, $5::bigint, $6::bigint, $7::smallint, now() + make_interval(hours => $9::int), $8::jsonb, $10::int)
   ON CONFLICT (target_kind, target_id, member_id) WHERE state = 'open' AND source <> 'internship'
   DO UPDATE SET held = c.held OR excluded.held, signal = coalesce(c.signal, excluded.signal)
   RETURNING c.id`,
);
