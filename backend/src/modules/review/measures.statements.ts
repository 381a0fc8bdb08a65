import { APPEALABLE_FOR } from '../../common/appealable.js';
import { roleOf, stands, THE_LASTING_ONE } from '../../common/standing-measures.js';
import { statement } from '../../platform/sql/statement.js';

/** Makes the account of the member $1 what the decisions that stand say: of several measures the longest one holds. */
export const SETTLE = statement(
  'measure_settle',
  `UPDATE member m
      SET suspended_at = CASE WHEN s.id IS NULL THEN NULL WHEN m.suspended_until <= now() THEN now()
                              ELSE coalesce(m.suspended_at, now()) END,
          suspended_until = s.until, suspended_by = s.decided_by,
          suspension_reason = CASE WHEN s.id IS NOT NULL THEN coalesce(s.reason, format('Rule %s, case %s', s.rule, s.id)) END,
          limited_until = l.until, limited_rule = l.rule
     FROM (SELECT) one
     LEFT JOIN (SELECT true AS hides FROM review_case c
                 WHERE c.member_id = $1::bigint AND c.hides_all AND ${stands('suspension')} LIMIT 1) h ON true
     LEFT JOIN (SELECT c.id, c.until, c.decided_by, c.reason, c.rule FROM review_case c
                 WHERE c.member_id = $1::bigint AND ${stands('suspension')} ${THE_LASTING_ONE}) s ON true
     LEFT JOIN (SELECT c.until, c.rule FROM review_case c
                 WHERE c.member_id = $1::bigint AND ${stands('limit')} ${THE_LASTING_ONE}) l ON true
    WHERE m.id = $1::bigint
   RETURNING m.suspended_at AS "suspendedAt", m.suspension_reason AS "suspensionReason", m.suspended_until AS "suspendedUntil",
             h.hides IS NOT NULL AS "hidesAll", m.content_withheld AS "isContentWithheld"`,
);
/** The pictures of what the member $1 wrote, and of what stands on their pages. */
export const PICTURES_OF_CONTENT = statement(
  'measure_pictures_of_content',
  `SELECT path FROM pictures_of_content($1::bigint)`,
  { notNull: ['path'] },
);
/** Locks all that is the member $1's. */
export const LOCK_CONTENT = statement('measure_lock_content', `SELECT lock_content_of($1::bigint) AS posts`);
/** Hides all that the member $1 wrote ($2), or shows it again. */
export const WITHHOLD_CONTENT = statement(
  'measure_withhold_content',
  `SELECT set_content_withheld($1::bigint, $2::boolean) AS changed`,
);
/** Whether the suspension of any member has ended by the clock. */
export const HAS_PAST_SUSPENSIONS = statement(
  'measure_has_past_suspensions',
  `SELECT EXISTS (SELECT FROM member WHERE suspended_until <= now()) AS "isThere"`,
);
/** A member whose suspension has ended by the clock. */
export const PAST_SUSPENSION = statement(
  'measure_past_suspension',
  `SELECT id, suspended_at AS "suspendedAt", suspension_reason AS "suspensionReason", suspended_until AS "suspendedUntil"
     FROM member WHERE suspended_until <= now() ORDER BY id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`,
);

/** Hides the content $2 of the kind $1 for good, with a note ($3) for its author; a null when it is not there or withheld already. */
export const WITHHOLD = statement(
  'content_withhold',
  `SELECT set_withheld($1::text, $2::bigint, 'removed', $3::text) AS "memberId"`,
);
/** An act of the console, or of the people who run a page ($12), as a case that is decided already. */
export const ADD_DECIDED = statement(
  'measure_add_decided',
  `INSERT INTO review_case (source, target_kind, target_id, member_id, priority, due_at, state, outcome, removed, measure, until,
                            note, reason, decided_by, decider_role, decided_at, snapshot, revision, page_id)
   VALUES (CASE WHEN $12::bigint IS NULL THEN 'console' ELSE 'page' END, $1, $2::bigint, $3::bigint, 2, now(), 'decided', 'violation', $4::boolean, $5, $6::timestamptz,
           $7, $8, $9::bigint, ${roleOf('$9')}, now(), $10::jsonb, $11::int, $12::bigint)`,
);
/**
 * Content that is restored: what removed it is undone. A decision that also limits or suspends goes on doing that, and one that
 * was appealed waits for its answer.
 */
export const UNDO_REMOVALS = statement(
  'measure_undo_removals',
  `UPDATE review_case c
      SET version = c.version + 1, removed = NOT o.stands,
          state = CASE WHEN o.stands THEN c.state ELSE 'undone' END
     FROM (SELECT c.id, c.state = 'appealed' OR coalesce(c.measure IN ('limit', 'suspension')
                          AND (c.until IS NULL OR c.until > now()), false) AS stands
             FROM review_case c
            WHERE c.target_kind = $1 AND c.target_id = $2::bigint AND c.removed AND c.state IN ('decided', 'appealed', 'upheld')
            ORDER BY c.id FOR NO KEY UPDATE) o
    WHERE c.id = o.id`,
);
/**
 * The suspensions of the member $1 that stand end now; with $2 only those that moderators decided. A decision that also removed content
 * goes on doing that.
 */
export const END_SUSPENSIONS = statement(
  'measure_end_suspensions',
  `UPDATE review_case c
      SET version = c.version + 1, until = now(),
          state = CASE WHEN c.state = 'appealed' OR c.removed THEN c.state ELSE 'undone' END
     FROM (SELECT c.id FROM review_case c
            WHERE c.member_id = $1::bigint AND ${stands('suspension')} AND (NOT $2::boolean OR c.decider_role = 'moderator')
            ORDER BY c.id FOR NO KEY UPDATE) o
    WHERE c.id = o.id`,
);
/** The suspension of the member $1 that lasts longest, locked; no row if there is none. */
export const LOCK_SUSPENSION = statement(
  'measure_lock_suspension',
  `SELECT c.id, c.state, c.decider_role = 'moderator' AS "isByModerator", c.decided_at > now() - ${APPEALABLE_FOR} AS "isInTime"
     FROM review_case c WHERE c.member_id = $1::bigint AND ${stands('suspension')} ${THE_LASTING_ONE} FOR NO KEY UPDATE`,
);
