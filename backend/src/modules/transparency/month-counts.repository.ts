import { Injectable } from '@nestjs/common';
import type { StatementRows } from '../../platform/sql/generated.js';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

/**
 * Adds the next whole month; nothing if it has not ended for an hour, in which a decision of its last minutes can be undone, or if
 * another process adds it. The first is that in which the first member joined.
 */
const NEXT = statement(
  'transparency_next',
  `INSERT INTO transparency_month (month)
   SELECT n.month
     FROM (SELECT coalesce((SELECT max(month) + interval '1 month' FROM transparency_month),
                           (SELECT date_trunc('month', created_at AT TIME ZONE 'Asia/Kolkata') FROM member ORDER BY id LIMIT 1)
                  )::date AS month) n
    WHERE (n.month + interval '1 month') AT TIME ZONE 'Asia/Kolkata' <= now() - interval '1 hour'
       ON CONFLICT DO NOTHING
   RETURNING to_char(month, 'YYYY-MM-DD') AS month, month::timestamp AT TIME ZONE 'Asia/Kolkata' AS "from",
             (month + interval '1 month') AT TIME ZONE 'Asia/Kolkata' AS "until"`,
  { notNull: ['month', 'from', 'until'] },
);
// A decision that was undone was none, and what the people who run a page removed, the site did not decide. An appeal whose answer was undone waits again.
const COUNT = statement(
  'transparency_count_month',
  `INSERT INTO transparency_count (month, topic, name, count)
   SELECT $1::date, topic, name, count(*)::int
     FROM (SELECT 'reports' AS topic, reason AS name FROM report WHERE at >= $2 AND at < $3
            UNION ALL
           SELECT 'decisions', CASE WHEN outcome = 'violation' THEN coalesce(measure, outcome) ELSE outcome END
             FROM review_case WHERE decided_at >= $2 AND decided_at < $3 AND state <> 'undone' AND source <> 'page'
            UNION ALL
           SELECT 'appeals', c.state FROM appeal a JOIN review_case c ON c.id = a.case_id
            WHERE a.decided_at >= $2 AND a.decided_at < $3 AND c.state IN ('upheld', 'overturned')
            UNION ALL
           SELECT 'grievances', CASE WHEN answered_at <= due_at THEN 'in_time' ELSE 'late' END
             FROM grievance WHERE due_at >= $2 AND due_at < $3
            UNION ALL
           SELECT 'others', 'referral' FROM referral WHERE at >= $2 AND at < $3) happened
    GROUP BY topic, name`,
);
const COUNT_TOO_YOUNG = statement(
  'transparency_count_too_young',
  `INSERT INTO transparency_count (month, topic, name, count)
   VALUES (date_trunc('month', now() AT TIME ZONE 'Asia/Kolkata')::date, 'others', 'too_young', 1)
       ON CONFLICT (month, topic, name) DO UPDATE SET count = transparency_count.count + 1`,
);

/** A month to be counted: its first day, when it began and when it ended. */
export type CountedMonth = StatementRows['transparency_next'];

@Injectable()
export class MonthCountsRepository {
  constructor(private readonly sql: Sql) {}

  /** Counts the next whole month; false if there is none. A crash leaves all of it or nothing. */
  async countNext(): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      const [next] = await tx.query(NEXT);
      if (next) await tx.query(COUNT, [next.month, next.from, next.until]);
      return next !== undefined;
    });
  }

  /** Counts one account of a member younger than 16. */
  async countTooYoung(tx: Transaction): Promise<void> {
    await tx.query(COUNT_TOO_YOUNG);
  }
}
