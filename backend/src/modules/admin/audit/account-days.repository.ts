import { Injectable } from '@nestjs/common';
import { ADMINISTRATORS_ACTS } from '../../../platform/audit/audit-actions.js';
import { ReportingSql } from '../../../platform/sql/own-pools.js';
import { statement } from '../../../platform/sql/statement.js';
import { type AuditAccountDayDto, MAX_COUNTED_A_DAY } from './admin-audit.dto.js';

/** Days that are counted for a page of the log: with the most entries of a day, a tenth of a second. */
const MAX_DAYS = 100;

/**
 * What accounts did on each day: $1 actions that are not counted; $2 and $3 the first and last day, or null; $4 the
 * event before the page, or null; $5 the last event of the page, or null after the end.
 */
const DAYS = statement(
  'admin_audit_account_days',
  `SELECT to_char(d.day, 'YYYY-MM-DD') AS date, c.entries, c."signIns", c.refused
     FROM (SELECT least(coalesce($3::date, (now() AT TIME ZONE 'Asia/Kolkata')::date),
                        ($4::timestamptz AT TIME ZONE 'Asia/Kolkata')::date - 1) AS last) e
    CROSS JOIN LATERAL generate_series(
      e.last::timestamp,
      greatest($2::timestamp, date_trunc('day', $5::timestamptz AT TIME ZONE 'Asia/Kolkata'),
               e.last::timestamp - interval '${MAX_DAYS - 1} days'),
      interval '-1 day') d (day)
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS entries,
             count(*) FILTER (WHERE action = 'signed_in')::int AS "signIns",
             count(*) FILTER (WHERE action IN ('sign_in_failed', 'sign_in_refused'))::int AS refused
        FROM (SELECT action FROM audit_event
               WHERE at >= d.day AT TIME ZONE 'Asia/Kolkata'
                 AND at < (d.day + interval '1 day') AT TIME ZONE 'Asia/Kolkata' AND action <> ALL ($1::text[])
               LIMIT ${MAX_COUNTED_A_DAY + 1}) counted
    ) c
    WHERE c.entries > 0
    ORDER BY d.day DESC`,
  { notNull: ['date'] },
);

/** The days that a page of the log covers. */
export interface CoveredDays {
  /** First and last day that may be counted, `YYYY-MM-DD` in Asia/Kolkata; null for any. */
  readonly from: string | null;
  readonly to: string | null;
  /** When the last event of the page before was; null on the first page. */
  readonly before: Date | null;
  /** When the last event of the page was; null on the last page, which reaches further back. */
  readonly last: Date | null;
}

@Injectable()
export class AccountDaysRepository {
  constructor(private readonly sql: ReportingSql) {}

  /** Days on which accounts did something, latest first. */
  of({ from, to, before, last }: CoveredDays): Promise<AuditAccountDayDto[]> {
    return this.sql.query(DAYS, [ADMINISTRATORS_ACTS, from, to, before, last]);
  }
}
