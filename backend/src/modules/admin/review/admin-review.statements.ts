import { excerptOfSql } from '../../../common/excerpt.js';
import { pageOfCase } from '../../../common/removal.js';
import { statement } from '../../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS } from '../../profile/profile.mapper.js';
import { DECISION_UNDOABLE_FOR } from '../../review/decision.mapper.js';
import { roleOf } from '../../../common/standing-measures.js';
import { waitsFor } from '../../../common/waiting-cases.js';
import { PARENT_COLUMNS, parentJoins } from '../content/parent-comment-sql.js';
import { IS_CURRENT } from './case-handling.statements.js';

/** So long an administrator who opens a case has it to themselves, as others are told. */
const CLAIMED_FOR = `interval '10 minutes'`;

const ENTRY = `c.id, c.target_kind AS "targetKind", c.target_id AS "targetId", c.priority, c.due_at AS "dueAt", c.state, c.source, c.signal,
       c.outcome, c.decided_at AS "decidedAt", c.version, c.escalated_at AS "escalatedAt",
       CASE WHEN c.state = 'open' AND c.proposed_by IS NOT NULL AND ${IS_CURRENT} THEN c.proposed_outcome END AS "proposedOutcome",
       c.proposed_by = $1::bigint AS "isOwnProposal", c.proposed_at AS "proposedAt",
       (SELECT a.user_name FROM administrator a WHERE a.id = c.proposed_by) AS "proposedByName",
       ${excerptOfSql(
         `CASE WHEN c.target_kind = 'post' THEN coalesce(c.snapshot ->> 'title', visible_text(coalesce(c.snapshot ->> 'text', '')))
               ELSE coalesce(c.snapshot ->> 'title', c.snapshot ->> 'text', '') END`,
       )} AS excerpt,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('reason', g.reason, 'reports', g.reports) ORDER BY g.reports DESC, g.reason), '[]')
          FROM (SELECT r.reason, count(*)::int AS reports FROM report r WHERE r.case_id = c.id GROUP BY r.reason) g) AS reasons,
       (SELECT a.user_name FROM administrator a
         WHERE a.id = c.claimed_by AND c.claimed_until > now() AND c.claimed_by <> $1::bigint AND c.state IN ('open', 'appealed')
       ) AS "openBy",
       ${MEMBER_CARD_COLUMNS}`;

/** Whether nobody else could answer an appeal: who has yet to choose a password cannot sign in. */
const IS_ALONE = `(SELECT count(*) FROM administrator WHERE password_hash IS NOT NULL) = 1`;

/** Open cases and appeals, the most urgent first and of those what trusted members reported, for the account $1. $4: a moderator's. */
export const WAITING = statement(
  'admin_review_waiting',
  `SELECT ${ENTRY}
     FROM (SELECT * FROM review_case WHERE ${waitsFor('$4')}
            ORDER BY priority, standing, due_at, id LIMIT $2 OFFSET $3) c
     LEFT JOIN member m ON m.id = c.member_id
    ORDER BY c.priority, c.standing, c.due_at, c.id`,
);
export const DECIDED = statement(
  'admin_review_decided',
  `SELECT ${ENTRY}
     FROM (SELECT * FROM review_case WHERE decided_at IS NOT NULL AND state <> 'appealed'
            ORDER BY decided_at DESC, id DESC LIMIT $2 OFFSET $3) c
     LEFT JOIN member m ON m.id = c.member_id
    ORDER BY c.decided_at DESC, c.id DESC`,
);
/** Apart, so that a queue opens no slower the more was decided before. */
export const COUNT_WAITING = statement(
  'admin_review_count_waiting',
  `SELECT count(*)::int AS count, (count(*) FILTER (WHERE due_at < now()))::int AS late
     FROM review_case WHERE ${waitsFor('$1')}`,
);
export const COUNT_DECIDED = statement(
  'admin_review_count_decided',
  `SELECT count(*)::int AS count, 0 AS late FROM review_case WHERE decided_at IS NOT NULL AND state <> 'appealed'`,
);

/** The case $2, for the administrator $1. */
export const CASE = statement(
  'admin_review_case',
  `SELECT ${ENTRY}, c.snapshot, c.rule, c.removed AS "isRemoved", c.hides_all AS "hidesAll", c.measure, c.until, c.note, c.reason, d.user_name AS "decidedByName", ${pageOfCase()} AS "byPage",
          c.decided_by = $1::bigint AND c.state = 'decided' AND c.told_at IS NULL AND c.decided_at > now() - ${DECISION_UNDOABLE_FOR}
            AS "isUndoable",
          now_as.revision IS DISTINCT FROM c.revision AND now_as.revision IS NOT NULL AS "isEdited",
          coalesce(now_as.visible, false) AS "isVisible",
          NOT ${IS_ALONE} AND c.state = 'open'
            AND EXISTS (SELECT FROM report r WHERE r.case_id = c.id AND r.reason = 'child_safety') AS "needsSecond",
          x.text AS "appealText", x.at AS "appealAt", x.reply, ${PARENT_COLUMNS},
          c.decided_by IS DISTINCT FROM $1::bigint OR ${IS_ALONE} AS "isDecidable"
     FROM review_case c
     LEFT JOIN member m ON m.id = c.member_id
     LEFT JOIN administrator d ON d.id = c.decided_by
     LEFT JOIN appeal x ON x.case_id = c.id
     LEFT JOIN comment reported ON c.target_kind = 'comment' AND reported.id = c.target_id ${parentJoins('reported')}
     LEFT JOIN LATERAL (
       SELECT p.revision, NOT p.hidden AS visible FROM post p WHERE c.target_kind = 'post' AND p.id = c.target_id
        UNION ALL
       SELECT k.revision, NOT (k.hidden OR p.hidden) FROM comment k JOIN post p ON p.id = k.post_id
        WHERE c.target_kind = 'comment' AND k.id = c.target_id
        UNION ALL
       SELECT g.revision, NOT g.hidden FROM page g WHERE c.target_kind = 'page' AND g.id = c.target_id
        UNION ALL
       SELECT t.revision, NOT t.hidden FROM project t WHERE c.target_kind = 'project' AND t.id = c.target_id
        UNION ALL
       SELECT o.revision, NOT o.hidden FROM opening o WHERE c.target_kind = 'opening' AND o.id = c.target_id
        UNION ALL
       SELECT greatest(c.revision, (SELECT count(*)::int FROM application_event e
                                     WHERE e.application_id = a.id AND (e.body IS NOT NULL OR e.state = 'applied')
                                       AND e.author = CASE WHEN a.member_id = c.member_id THEN 'applicant' ELSE 'manager' END)),
              NOT a.hidden
         FROM application a WHERE c.target_kind = 'application' AND a.id = c.target_id
        UNION ALL
       SELECT w.revision, w.deleted_at IS NULL AND w.suspended_at IS NULL FROM member w
        WHERE c.target_kind = 'member' AND w.id = c.target_id
     ) now_as ON true
    WHERE c.id = $2::bigint`,
  { notNull: ['isDecidable'] },
);
/** The reports of a case, without who they are from, but with how often those were right. */
export const REPORTS = statement(
  'admin_review_reports',
  `SELECT r.id, r.reason, r.text, r.at, m.created_at AS "memberSince", record.decided, record."right"
     FROM report r
     LEFT JOIN member m ON m.id = r.reporter_id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS decided,
             (count(*) FILTER (WHERE e.outcome IN ('violation', 'send_help') AND e.state NOT IN ('overturned', 'undone')))::int AS "right"
        FROM report o JOIN review_case e ON e.id = o.case_id
       WHERE o.reporter_id = r.reporter_id AND e.outcome IS NOT NULL AND o.case_id <> r.case_id
    ) record
    WHERE r.case_id = $1::bigint ORDER BY r.at, r.id LIMIT 50`,
);
/** Earlier decisions about the member of a case. */
export const EARLIER = statement(
  'admin_review_earlier',
  `SELECT e.id, e.target_kind AS "targetKind", e.decided_at AS "decidedAt", e.state, e.outcome, e.rule,
          e.removed AS "isRemoved", e.measure, e.until, ${pageOfCase('e')} AS "byPage"
     FROM review_case c JOIN review_case e ON e.member_id = c.member_id AND e.id <> c.id AND e.decided_at IS NOT NULL
    WHERE c.id = $1::bigint ORDER BY e.decided_at DESC, e.id DESC LIMIT 20`,
);
/** The administrator $1 has the case $2 to themselves for a while, unless somebody else has. */
export const CLAIM = statement(
  'admin_review_claim',
  `UPDATE review_case SET claimed_by = $1::bigint, claimed_until = now() + ${CLAIMED_FOR}
    WHERE id = $2::bigint AND state IN ('open', 'appealed')
      AND (claimed_by IS NULL OR claimed_by = $1::bigint OR claimed_until <= now())`,
);

/** What the locks of a decision are taken for, before the case's own: read without one. */
export const TARGET = statement(
  'admin_review_target',
  `SELECT c.target_kind AS "targetKind", c.target_id AS "targetId", c.member_id AS "memberId", c.source, c.state, c.version, c.revision,
          c.removed AS "isRemoved", c.measure, c.rule, c.outcome, c.decided_by AS "decidedBy", c.decider_role AS "deciderRole",
          EXISTS (SELECT FROM review_case h LEFT JOIN report r ON r.case_id = h.id AND r.held
                   WHERE (h.held OR r.id IS NOT NULL) AND h.target_kind = c.target_kind AND h.target_id = c.target_id AND (h.id = c.id OR h.state = 'open')) AS "wasHeld",
          c.state = 'open' AND c.escalated_at IS NULL AND c.proposed_at IS NULL AS "isUntouched", ${IS_ALONE} AS "isAlone"
     FROM review_case c WHERE c.id = $1::bigint`,
);
/** Whether another decision than that of the case $1 removes the same thing, too: then it stays removed without that one. */
export const REMOVED_BY_ANOTHER = statement(
  'admin_review_removed_by_another',
  `SELECT EXISTS (SELECT FROM review_case o
                   WHERE o.target_kind = c.target_kind AND o.target_id = c.target_id AND o.id <> c.id AND o.removed
                     AND o.state IN ('decided', 'appealed', 'upheld')) AS "isThere"
     FROM review_case c WHERE c.id = $1::bigint`,
);
/** Opens or declines ($2) the opening $1 of the revision $3 that asks to be approved; no row if it was edited or closed meanwhile. */
export const DECIDE_OPENING = statement(
  'admin_review_decide_opening',
  `UPDATE opening
      SET state = CASE WHEN $2::text = 'approve' THEN 'open' ELSE 'declined' END, reason = CASE WHEN $2 = 'decline' THEN $4::text END,
          opened_at = CASE WHEN $2 = 'approve' THEN coalesce(opened_at, now()) ELSE opened_at END
    WHERE id = $1::bigint AND state = 'review' AND revision = $3::int
   RETURNING id`,
);
/** The opening $1 waits for its approval again; no row if it was edited or closed since it was decided ($2) in the revision $3. */
export const REVIEW_OPENING = statement(
  'admin_review_opening_again',
  `UPDATE opening SET state = 'review', reason = NULL, opened_at = NULL
    WHERE id = $1::bigint AND state = CASE WHEN $2::text = 'approve' THEN 'open' ELSE 'declined' END AND revision = $3::int
   RETURNING id`,
);
/** $9: in how many days its measure ends; null for none, or one without an end. No row if somebody has decided it meanwhile. */
export const DECIDE = statement(
  'admin_review_decide',
  `UPDATE review_case
      SET state = 'decided', version = version + 1, outcome = $3, rule = $4::smallint, removed = $5::boolean, measure = $6,
          until = now() + make_interval(days => $9::int), note = $7, hides_all = $10::boolean, decided_by = $8::bigint, decider_role = ${roleOf('$8')},
          decided_at = now(), claimed_by = NULL, claimed_until = NULL
    WHERE id = $1::bigint AND version = $2::int AND state = 'open'
   RETURNING decided_at + ${DECISION_UNDOABLE_FOR} AS "undoableUntil"`,
);
/**
 * The case that was opened since about the same thing as $1, whose reports join that case; no row if there is none. Of who reported
 * twice the newer report holds, which says what they see now.
 */
export const JOIN_NEWER = statement(
  'admin_review_join_newer',
  `WITH newer AS MATERIALIZED (
     SELECT n.id, n.priority, n.standing, n.due_at FROM review_case c
       JOIN review_case n ON n.target_kind = c.target_kind AND n.target_id = c.target_id AND n.member_id IS NOT DISTINCT FROM c.member_id
         AND n.state = 'open'
         AND (n.source = 'internship') = (c.source = 'internship')
      WHERE c.id = $1::bigint FOR UPDATE OF n
   ), joined AS (
     UPDATE report r SET case_id = $1::bigint FROM newer
      WHERE r.case_id = newer.id
        AND NOT EXISTS (SELECT FROM report o WHERE o.case_id = $1::bigint AND o.reporter_id = r.reporter_id)
   ), merged AS (
     UPDATE report o SET reason = r.reason, text = r.text, held = o.held OR r.held FROM newer, report r
      WHERE r.case_id = newer.id AND o.case_id = $1::bigint AND o.reporter_id = r.reporter_id
   ), kept AS (
     UPDATE evidence e SET case_id = $1::bigint FROM newer
      WHERE e.case_id = newer.id
        AND NOT EXISTS (SELECT FROM evidence o WHERE o.case_id = $1::bigint AND o.path = e.path)
   )
   SELECT id, priority, standing, due_at AS "dueAt" FROM newer`,
);
export const DROP_JOINED = statement(
  'admin_review_drop_joined',
  `DELETE FROM review_case WHERE id = $1::bigint`,
);
/**
 * Opens a case again that the administrator $2 has just decided, as urgent as the newer one was that joins it ($3–$5: null for none);
 * no row when that cannot be undone any more.
 */
export const REOPEN = statement(
  'admin_review_reopen',
  `UPDATE review_case
      SET state = 'open', version = version + 1, outcome = NULL, rule = NULL, removed = false, hides_all = false, measure = NULL, until = NULL, note = NULL,
          decided_by = NULL, decider_role = NULL, decided_at = NULL, priority = least(priority, $3::smallint), due_at = least(due_at, $4::timestamptz),
          standing = least(standing, $5::smallint)
    WHERE id = $1::bigint AND decided_by = $2::bigint AND state = 'decided' AND told_at IS NULL
      AND decided_at > now() - ${DECISION_UNDOABLE_FOR}
   RETURNING id`,
);
/** Undoes a decided act of the console that the administrator $2 has just done; no row when that cannot be undone any more. */
export const UNDO_ACT = statement(
  'admin_review_undo_act',
  `UPDATE review_case SET state = 'undone', version = version + 1
    WHERE id = $1::bigint AND decided_by = $2::bigint AND state = 'decided' AND told_at IS NULL
      AND decided_at > now() - ${DECISION_UNDOABLE_FOR}
   RETURNING id`,
);
/** Answers an appeal with the notice to the member; no row if somebody has answered it meanwhile. */
export const ANSWER_APPEAL = statement(
  'admin_review_answer_appeal',
  `WITH answered AS (
     UPDATE review_case SET state = $3, version = version + 1, claimed_by = NULL, claimed_until = NULL
      WHERE id = $1::bigint AND version = $2::int AND state = 'appealed'
     RETURNING id, member_id
   ), replied AS (
     UPDATE appeal SET reply = $4, decided_by = $5::bigint, decided_at = now() WHERE case_id IN (SELECT id FROM answered)
   ), told AS (
     INSERT INTO notification (member_id, kind, since, case_id, notice)
     SELECT member_id, 'notice', now(), id, 'appeal' FROM answered WHERE member_id IS NOT NULL
   )
   SELECT id FROM answered`,
);

/** The path of the picture $2, counted from 0, of the case $1. */
export const PICTURE = statement(
  'admin_review_picture',
  `SELECT snapshot -> 'images' ->> $2::int AS path, member_id AS "memberId" FROM review_case
    WHERE id = $1::bigint AND snapshot -> 'images' ->> $2::int IS NOT NULL`,
  { notNull: ['path'] },
);
