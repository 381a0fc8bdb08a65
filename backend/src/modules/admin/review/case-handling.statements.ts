import { statement } from '../../../platform/sql/statement.js';

/** The condition that nothing was reported since somebody found something about the case `c`: then they have not seen all of it. */
export const IS_CURRENT = `NOT EXISTS (SELECT FROM report r WHERE r.case_id = c.id AND r.at > c.proposed_at)`;

/** Whether there is a case $1, whose it is, and how far it has come. */
export const HANDLED = statement(
  'case_handled',
  `SELECT c.target_kind AS "targetKind", c.target_id AS "targetId", c.member_id AS "memberId", c.state,
          c.escalated_at IS NOT NULL AS "isEscalated"
     FROM review_case c WHERE c.id = $1::bigint`,
);
/** Passes the open case $1 to the administrators; no row if somebody has decided it or passed it on since the version $2. */
export const ESCALATE = statement(
  'case_escalate',
  `UPDATE review_case SET escalated_at = now(), version = version + 1, claimed_by = NULL, claimed_until = NULL
    WHERE id = $1::bigint AND version = $2::int AND state = 'open' AND escalated_at IS NULL
   RETURNING id`,
);
export const ADD_NOTE = statement(
  'case_add_note',
  `INSERT INTO case_note (case_id, kind, text, author_id) VALUES ($1::bigint, $2, $3, $4::bigint)`,
);
/** Oldest first. */
export const NOTES = statement(
  'case_notes',
  `SELECT n.kind, n.text, n.at, a.user_name AS "byName"
     FROM (SELECT * FROM case_note WHERE case_id = $1::bigint ORDER BY id DESC LIMIT 100) n
     LEFT JOIN administrator a ON a.id = n.author_id ORDER BY n.id`,
);
export const ADD_REFERRAL = statement(
  'case_add_referral',
  `INSERT INTO referral (case_id, referred_to, reference, recorded_by) VALUES ($1::bigint, $2, $3, $4::bigint)`,
);
/** Oldest first. */
export const REFERRALS = statement(
  'case_referrals',
  `SELECT r.referred_to AS "referredTo", r.reference, r.at, a.user_name AS "byName"
     FROM referral r LEFT JOIN administrator a ON a.id = r.recorded_by
    WHERE r.case_id = $1::bigint ORDER BY r.id LIMIT 100`,
);
/** What else was noted about the case $2, which joins the case $1, and that it was passed to the administrators. */
export const JOIN_HANDLING = statement(
  'case_join_handling',
  `WITH notes AS (
     UPDATE case_note SET case_id = $1::bigint WHERE case_id = $2::bigint
   ), referrals AS (
     UPDATE referral SET case_id = $1::bigint WHERE case_id = $2::bigint
   )
   UPDATE review_case c SET escalated_at = coalesce(c.escalated_at, n.escalated_at), held = c.held OR n.held,
          signal = coalesce(c.signal, n.signal)
     FROM review_case n WHERE c.id = $1::bigint AND n.id = $2::bigint`,
);
/**
 * What the administrator $3 finds about the open case $1, until somebody else agrees. It then waits for everybody, also when it was
 * passed to the administrators. No row if somebody has decided it, or found something, since the version $2.
 */
export const PROPOSE = statement(
  'case_propose',
  `UPDATE review_case
      SET proposed_by = $3::bigint, proposed_outcome = $4, proposed_at = now(), version = version + 1, escalated_at = NULL,
          claimed_by = NULL, claimed_until = NULL
    WHERE id = $1::bigint AND version = $2::int AND state = 'open'
   RETURNING id`,
);
/** What the rules ask of who decides the case $1. */
export const RULES = statement(
  'case_rules',
  `SELECT c.state = 'open' AND c.escalated_at IS NOT NULL AS "isEscalated",
          EXISTS (SELECT FROM report r WHERE r.case_id = c.id AND r.reason = 'child_safety') AS "concernsChild",
          EXISTS (SELECT FROM referral f WHERE f.case_id = c.id) AS "isReferred",
          c.proposed_by AS "proposedBy", c.proposed_outcome AS "proposedOutcome", ${IS_CURRENT} AS "isCurrent"
     FROM review_case c WHERE c.id = $1::bigint`,
  { notNull: ['isEscalated'] },
);
/** Who wrote the report $1; a null once that account has been purged. */
export const REPORTER = statement(
  'case_reporter',
  `SELECT r.case_id AS "caseId", m.id AS "memberId", m.name AS "memberName", m.avatar_path AS "memberAvatar", m.title AS "memberTitle"
     FROM report r LEFT JOIN member m ON m.id = r.reporter_id WHERE r.id = $1::bigint`,
);
