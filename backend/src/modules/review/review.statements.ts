import { APPEALABLE_FOR } from '../../common/appealable.js';
import { pageOfCase } from '../../common/removal.js';
import { stands } from '../../common/standing-measures.js';
import { statement } from '../../platform/sql/statement.js';
import { DECISION_UNDOABLE_FOR } from './decision.mapper.js';

/** Until when nobody needs to look again at what was found to break no rule, unless it is edited. */
const SETTLED_FOR = `interval '30 days'`;

/** Reports of one thing ($1, $2) take turns, so that each finds the case that the one before has opened or joined. */
export const LOCK_REPORTS = statement(
  'report_lock',
  `SELECT pg_advisory_xact_lock(hashtextextended(format('reports of %s %s', $1::text, $2::bigint), 0))`,
);

/**
 * The case that a report of $3 for the reason $4 joins, about the target $1, $2 of the member $6 in the revision $5: the one that the reporter
 * has reported before, the open one, or one that was found to break no rule when somebody gave the same reason.
 */
export const CASE_TO_JOIN = statement(
  'report_case_to_join',
  `SELECT c.id, r.id AS "reportId", c.state, c.revision
     FROM review_case c LEFT JOIN report r ON r.case_id = c.id AND r.reporter_id = $3::bigint
    WHERE c.target_kind = $1 AND c.target_id = $2::bigint AND c.member_id = $6::bigint AND c.source <> 'internship'
      AND (c.state = 'open'
           OR (c.outcome = 'no_violation' AND c.revision = $5::int AND c.decided_at > now() - ${SETTLED_FOR}
               AND EXISTS (SELECT FROM report s WHERE s.case_id = c.id AND s.reason = $4)))
    ORDER BY c.state = 'open' DESC, c.decided_at DESC LIMIT 1`,
);

/** Opens a case, or finds the one that somebody has opened meanwhile. $7: hours until it must be decided; $8: the reporter's standing. */
export const OPEN_CASE = statement(
  'report_open_case',
  `INSERT INTO review_case AS c (target_kind, target_id, member_id, priority, due_at, snapshot, revision, standing)
   VALUES ($1, $2::bigint, $3::bigint, $4::smallint, now() + make_interval(hours => $7::int), $5::jsonb, $6::int, $8::smallint)
   ON CONFLICT (target_kind, target_id, member_id) WHERE state = 'open' AND source <> 'internship' DO UPDATE SET priority = c.priority
   RETURNING c.id, c.xmax = 0 AS "isNew"`,
  { notNull: ['isNew'] },
);
/** What is decided about is what a reporter saw who came later: a post that their report holds, or what was written to them since. */
export const RENEW_SNAPSHOT = statement(
  'report_renew_snapshot',
  `UPDATE review_case SET snapshot = $2::jsonb, revision = $3::int, version = version + 1 WHERE id = $1::bigint AND state = 'open'`,
);
/**
 * Asks for the approval of the opening $1 of the member $2, as it is in the snapshot $3 of the revision $4, within $5 hours. One that
 * waits already is decided about as it is now.
 */
export const ASK_APPROVAL = statement(
  'approval_ask',
  `INSERT INTO review_case AS c (source, target_kind, target_id, member_id, priority, due_at, snapshot, revision)
   VALUES ('internship', 'opening', $1::bigint, $2::bigint, 1, now() + make_interval(hours => $5::int), $3::jsonb, $4::int)
   ON CONFLICT (target_id) WHERE state = 'open' AND source = 'internship'
     DO UPDATE SET snapshot = excluded.snapshot, revision = excluded.revision, version = c.version + 1`,
);
/** Nobody asks for the approval of the opening $1 any more. */
export const DROP_APPROVAL = statement(
  'approval_drop',
  `DELETE FROM review_case WHERE target_kind = 'opening' AND target_id = $1::bigint AND source = 'internship' AND state = 'open'`,
);
/**
 * Another report may make a case more urgent, never less. Answers whether its priority rose: then it is another case for who has it
 * before them.
 */
export const HURRY_CASE = statement(
  'report_hurry_case',
  `WITH before AS MATERIALIZED (
     SELECT id, priority FROM review_case WHERE id = $1::bigint AND state = 'open'
        AND (priority > $2::smallint OR due_at > now() + make_interval(hours => $3::int) OR standing > $4::smallint)
        FOR NO KEY UPDATE
   )
   UPDATE review_case c SET priority = least(c.priority, $2::smallint),
          due_at = least(c.due_at, now() + make_interval(hours => $3::int)), standing = least(c.standing, $4::smallint),
          version = c.version + (b.priority > $2::smallint)::int
     FROM before b WHERE c.id = b.id
   RETURNING b.priority > $2::smallint AS "isRaised"`,
  { notNull: ['isRaised'] },
);
export const ADD_REPORT = statement(
  'report_add',
  `INSERT INTO report (case_id, reporter_id, reason, text, held) VALUES ($1::bigint, $2::bigint, $3, $4, $5::boolean)
   ON CONFLICT ON CONSTRAINT report_case_reporter_key DO UPDATE SET case_id = excluded.case_id
   RETURNING id`,
);
/** How many things a member reported for the gravest reasons ($2) within the last day. */
export const GRAVE_REPORTS = statement(
  'report_count_grave',
  `SELECT count(*)::int AS count FROM report
    WHERE reporter_id = $1::bigint AND at > now() - interval '1 day' AND reason = ANY ($2::text[])`,
);

/** Whether one of the members $1 says that they are 16 or 17. */
export const IS_MINOR_AMONG = statement(
  'report_is_minor_among',
  `SELECT EXISTS (SELECT FROM member WHERE id = ANY ($1::bigint[]) AND age_band = 'minor') AS "isThere"`,
);

/** A page of a member's ($1) reports, latest first, with what became of each once they were told. */
export const OWN_REPORTS = statement(
  'report_own_page',
  `SELECT t.total, r.*
     FROM (SELECT count(*)::int AS total FROM report WHERE reporter_id = $1::bigint) t
     LEFT JOIN LATERAL (
       SELECT o.id, o.reason, o.text, o.at, c.target_kind AS kind,
              CASE WHEN o.told_at IS NOT NULL THEN c.outcome = 'violation' AND c.state NOT IN ('overturned', 'undone') END AS "hasActed"
         FROM report o JOIN review_case c ON c.id = o.case_id
        WHERE o.reporter_id = $1::bigint ORDER BY o.at DESC, o.id DESC LIMIT $2 OFFSET $3
     ) r ON true
    ORDER BY r.at DESC, r.id DESC`,
);

/** The condition that a decision about something of the member $1 is theirs to know. */
const OWN_DECISION = `c.member_id = $1::bigint AND c.told_at IS NOT NULL AND c.outcome IN ('violation', 'send_help', 'approve', 'decline')`;
/** A page of the decisions about what is a member's ($1), latest first. */
export const OWN_DECISIONS = statement(
  'decision_own_page',
  `SELECT t.total, d.*
     FROM (SELECT count(*)::int AS total FROM review_case c WHERE ${OWN_DECISION}) t
     LEFT JOIN LATERAL (
       SELECT c.id AS "caseId", c.target_kind AS "targetKind", c.target_id AS "targetId", c.state, c.outcome,
              c.removed AS "isRemoved", c.measure, c.hides_all AS "hidesAll", c.until, c.rule, c.note, c.decided_at AS "decidedAt", a.text AS appeal, a.reply,
              c.snapshot, ${pageOfCase()} AS "byPage"
         FROM review_case c LEFT JOIN appeal a ON a.case_id = c.id
        WHERE ${OWN_DECISION} ORDER BY c.decided_at DESC, c.id DESC LIMIT $2 OFFSET $3
     ) d ON true
    ORDER BY d."decidedAt" DESC, d."caseId" DESC`,
);

/** The decision $2 about something of the member $1, locked; no row if there is none that they were told. */
export const LOCK_OWN_DECISION = statement(
  'decision_lock_own',
  `SELECT c.state, c.outcome, c.decided_at > now() - ${APPEALABLE_FOR} AS "isInTime"
     FROM review_case c WHERE ${OWN_DECISION} AND c.id = $2::bigint FOR NO KEY UPDATE`,
);
export const ADD_APPEAL = statement(
  'decision_add_appeal',
  `WITH appealed AS (
     UPDATE review_case SET state = 'appealed', version = version + 1, priority = 2, standing = 1, due_at = now() + interval '7 days',
            claimed_by = NULL, claimed_until = NULL
      WHERE id = $1::bigint
   )
   INSERT INTO appeal (case_id, text) VALUES ($1::bigint, $2)`,
);

/** Decisions that can be undone no more and of which nobody was told yet; some of them. */
export const UNTOLD = statement(
  'decision_untold',
  `SELECT id FROM review_case WHERE told_at IS NULL AND decided_at <= now() - ${DECISION_UNDOABLE_FOR} AND state <> 'undone'
    ORDER BY decided_at LIMIT 50 FOR NO KEY UPDATE SKIP LOCKED`,
);
/** Tells whose content it was about, unless nothing broke a rule. Nobody learns of reports in bad faith. */
export const TELL_OWNERS = statement(
  'decision_tell_owners',
  `WITH told AS (
     UPDATE review_case SET told_at = now() WHERE id = ANY ($1::bigint[])
     RETURNING id, member_id, outcome
   )
   INSERT INTO notification (member_id, kind, since, case_id, notice)
   SELECT member_id, 'notice', now(), id, 'decision' FROM told
    WHERE member_id IS NOT NULL AND outcome IN ('violation', 'send_help', 'approve', 'decline')
   ON CONFLICT ON CONSTRAINT notification_subject_key DO NOTHING`,
);
/**
 * Tells the reporters of decided cases. Who reported what had been looked at before is told a day later, as if it had been looked at
 * again: the answer is the same.
 */
export const TELL_REPORTERS = statement(
  'decision_tell_reporters',
  `WITH due AS MATERIALIZED (
     SELECT r.id, r.reporter_id, r.case_id FROM report r JOIN review_case c ON c.id = r.case_id
      WHERE r.told_at IS NULL AND (c.told_at IS NOT NULL OR c.state = 'undone') AND (r.at <= c.decided_at OR r.at <= now() - interval '1 day')
      ORDER BY r.id LIMIT 200 FOR NO KEY UPDATE OF r SKIP LOCKED
   ), told AS (
     UPDATE report SET told_at = now() WHERE id IN (SELECT id FROM due)
   ), notified AS (
     INSERT INTO notification (member_id, kind, since, case_id, notice)
     SELECT reporter_id, 'notice', now(), case_id, 'report' FROM due WHERE reporter_id IS NOT NULL
     ON CONFLICT ON CONSTRAINT notification_subject_key DO NOTHING
   )
   SELECT count(*)::int AS count FROM due`,
);
/** Cases of which words and pictures are kept no more (Privacy Policy); those that were referred are kept. */
const IS_OLD = `c.decided_at < now() - interval '180 days' AND c.state <> 'appealed'
      AND NOT EXISTS (SELECT FROM referral f WHERE f.case_id = c.id)
      AND NOT EXISTS (SELECT FROM appeal a WHERE a.case_id = c.id AND a.decided_at > now() - interval '180 days')`;
const SUSPENDS = stands('suspension');
/**
 * What was decided 180 days ago keeps its figures and loses its words; a suspension that stands keeps its reason as long, which the
 * console shows.
 */
export const FORGET_WORDS = statement(
  'review_forget_words',
  `WITH old AS MATERIALIZED (
     SELECT c.id FROM review_case c
      WHERE ${IS_OLD} AND (c.snapshot <> '{}' OR c.reason IS NOT NULL) AND (c.snapshot <> '{}' OR NOT (${SUSPENDS})) LIMIT 500
   ), blanked AS (
     UPDATE report SET text = '' WHERE case_id IN (SELECT id FROM old) AND text <> ''
   ), noted AS (
     DELETE FROM case_note WHERE case_id IN (SELECT id FROM old)
   ), emptied AS (
     UPDATE review_case c SET snapshot = '{}', reason = CASE WHEN ${SUSPENDS} THEN c.reason END WHERE c.id IN (SELECT id FROM old)
   )
   SELECT count(*)::int AS count FROM old`,
);
/**
 * The pictures of such cases go, too, unless a post still has them. Rows of media are locked, so that a post that is deleted at the
 * same time has either found the evidence or finds none.
 */
export const FORGET_EVIDENCE = statement(
  'review_forget_evidence',
  `WITH old AS MATERIALIZED (
     SELECT e.case_id, e.path FROM evidence e JOIN review_case c ON c.id = e.case_id WHERE ${IS_OLD} LIMIT 200
   ), used AS MATERIALIZED (
     SELECT path FROM media WHERE path IN (SELECT path FROM old) ORDER BY path FOR UPDATE
   ), gone AS (
     DELETE FROM evidence e USING old
      WHERE e.case_id = old.case_id AND e.path = old.path AND (SELECT count(*) FROM used) >= 0
   ), removed AS (
     INSERT INTO media_outbox (path)
     SELECT DISTINCT path FROM old
      WHERE path NOT IN (SELECT path FROM used)
        AND NOT EXISTS (SELECT FROM evidence e WHERE e.path = old.path AND e.case_id NOT IN (SELECT case_id FROM old))
   )
   SELECT count(*)::int AS count FROM old`,
);
/** How many cases wait for a decision, and how many of those are late. */
export const WAITING = statement(
  'review_waiting',
  `SELECT count(*)::int AS waiting, (count(*) FILTER (WHERE due_at < now()))::int AS late
     FROM review_case WHERE state IN ('open', 'appealed')`,
);
