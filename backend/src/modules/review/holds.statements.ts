import { HOLDING_REASONS } from '../../common/report-reasons.js';
import { statement } from '../../platform/sql/statement.js';

/** Days that an account must be old, and days without a report in bad faith, for its report alone to hold a post. */
const MIN_ACCOUNT_DAYS = 7;
const BAD_FAITH_DAYS = 180;
/** Posts that the reports of one member hold in a day. */
const MAX_HOLDS_A_DAY = 2;
/** With fewer decided reports nobody can tell whether a member is mostly right. */
const MIN_DECIDED_REPORTS = 3;

/** What the review knows of a reporter ($1): their standing, and whether their report alone may hold a post. Locks their row. */
export const REPORTER = statement(
  'report_reporter',
  `SELECT m.email_confirmed_at IS NOT NULL AND m.created_at <= now() - interval '${MIN_ACCOUNT_DAYS} days'
            AND record.bad = 0 AND record.held < ${MAX_HOLDS_A_DAY} AS "holdsAlone",
          CASE WHEN record.bad > 0 THEN 2
               WHEN record.decided >= ${MIN_DECIDED_REPORTS} AND record."right" * 2 > record.decided THEN 0 ELSE 1 END AS standing
     FROM member m CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE c.outcome = 'bad_faith' AND c.decided_at > now() - interval '${BAD_FAITH_DAYS} days') AS bad,
              count(*) FILTER (WHERE r.held AND r.at > now() - interval '1 day') AS held,
              count(c.outcome) AS decided,
              count(*) FILTER (WHERE c.outcome IN ('violation', 'send_help') AND c.state <> 'overturned') AS "right"
         FROM report r JOIN review_case c ON c.id = r.case_id WHERE r.reporter_id = m.id
     ) record
    WHERE m.id = $1::bigint FOR KEY SHARE OF m`,
);

/** Whether somebody else than $2 has reported the case $1 for one of the reasons that hold. */
export const HAS_ANOTHER = statement(
  'report_has_another',
  `SELECT EXISTS (
     SELECT FROM report r WHERE r.case_id = $1::bigint AND r.reporter_id IS DISTINCT FROM $2::bigint
        AND r.reason IN (${HOLDING_REASONS.map((reason) => `'${reason}'`).join(', ')})
   ) AS "isThere"`,
);

/** Holds a post ($1); one that is removed only if $2. No row, or a null, when there is nothing to hold. */
export const HOLD = statement(
  'post_hold',
  `SELECT set_withheld('post', p.id, 'held', NULL) AS "ownerId"
     FROM post p WHERE p.id = $1::bigint AND (p.withheld IS NULL OR (p.withheld = 'removed' AND $2::boolean))`,
);
/** Holds a removed post ($1) again while a case that a report held it for is open. No row, or a null, when there is none. */
export const HOLD_AGAIN = statement(
  'post_hold_again',
  `SELECT set_withheld('post', p.id, 'held', NULL) AS "ownerId"
     FROM post p WHERE p.id = $1::bigint AND p.withheld = 'removed'
      AND EXISTS (SELECT FROM review_case c LEFT JOIN report r ON r.case_id = c.id AND r.held
                   WHERE (c.held OR r.id IS NOT NULL) AND c.target_kind = 'post' AND c.target_id = p.id AND c.state = 'open')`,
);
/** Shows a held post ($1) again. */
export const RELEASE = statement(
  'post_release',
  `SELECT set_withheld('post', p.id, NULL, NULL) AS "ownerId" FROM post p WHERE p.id = $1::bigint AND p.withheld = 'held'`,
);

/** Keeps the pictures of the withheld post of a case ($1), also when its author deletes it. */
export const KEEP_EVIDENCE = statement(
  'evidence_keep',
  `INSERT INTO evidence (case_id, path)
   SELECT c.id, m.path
     FROM review_case c JOIN post p ON p.id = c.target_id AND p.withheld IS NOT NULL JOIN media m ON m.post_id = p.id
    WHERE c.id = $1::bigint AND c.target_kind = 'post'
   ON CONFLICT DO NOTHING`,
);
/** The same for every case about a post ($1) that waits for its decision. */
export const KEEP_EVIDENCE_OF_OPEN = statement(
  'evidence_keep_of_open',
  `INSERT INTO evidence (case_id, path)
   SELECT c.id, m.path FROM review_case c JOIN media m ON m.post_id = c.target_id
    WHERE c.target_kind = 'post' AND c.target_id = $1::bigint AND c.state = 'open'
   ON CONFLICT DO NOTHING`,
);
/** Tells the author that their post is held for a case ($1), once. */
export const TELL_OF_HOLD = statement(
  'hold_tell_owner',
  `INSERT INTO notification (member_id, kind, since, case_id, notice)
   SELECT c.member_id, 'notice', now(), c.id, 'hold'
     FROM review_case c JOIN post p ON p.id = c.target_id AND p.withheld = 'held'
    WHERE c.id = $1::bigint AND c.target_kind = 'post' AND c.member_id IS NOT NULL
   ON CONFLICT ON CONSTRAINT notification_subject_key DO NOTHING`,
);
