import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner, type Transaction } from '../../../platform/sql/sql.js';
import { statement } from '../../../platform/sql/statement.js';

const LOCK = statement(
  'admin_user_status_lock',
  `SELECT suspended_at AS "suspendedAt", suspension_reason AS "suspensionReason"
     FROM member WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
);
const GET = statement(
  'admin_user_status_get',
  `SELECT m.id, m.suspended_at AS "suspendedAt", m.suspension_reason AS "suspensionReason",
          a.user_name AS "suspendedBy"
     FROM member m LEFT JOIN administrator a ON a.id = m.suspended_by WHERE m.id = $1`,
);
const SUSPEND = statement(
  'admin_user_suspend',
  `UPDATE member SET suspended_at = coalesce(suspended_at, now()), suspended_by = $2, suspension_reason = $3
    WHERE id = $1`,
);
const REINSTATE = statement(
  'admin_user_reinstate',
  `UPDATE member SET suspended_at = NULL, suspended_by = NULL, suspension_reason = NULL WHERE id = $1`,
);

const LAST_CHANGE = statement(
  'admin_user_status_last_change',
  `SELECT e.action, a.user_name AS "by", to_char(e.at AT TIME ZONE 'Asia/Kolkata', 'DD/MM/YYYY "at" HH24:MI') AS moment
     FROM audit_event e LEFT JOIN administrator a ON e.actor_kind = 'administrator' AND a.id = e.actor_id
    WHERE e.member_id = $1 AND e.action IN ('member_suspended', 'member_reinstated') ORDER BY e.id DESC LIMIT 1`,
);

/** Who suspended or reinstated a member last, and when. */
export interface StatusChangeRow {
  readonly action: 'member_suspended' | 'member_reinstated';
  /** User name; null once the administrator has been removed. */
  readonly by: string | null;
  /** In Asia/Kolkata: "20/11/2026 at 14:05". */
  readonly moment: string;
}

/** The columns about a member's suspension. */
export interface SuspensionRow {
  readonly id: string;
  readonly suspendedAt: Date | null;
  readonly suspensionReason: string | null;
  /** User name. */
  readonly suspendedBy: string | null;
}

@Injectable()
export class AdminUserStatusRepository {
  constructor(private readonly sql: Sql) {}

  /** Locks the member against concurrent changes and returns the current status; null if there is no such member. */
  async lock(
    id: string,
    tx: SqlRunner,
  ): Promise<Pick<SuspensionRow, 'suspendedAt' | 'suspensionReason'> | null> {
    const [row] = await tx.query<Pick<SuspensionRow, 'suspendedAt' | 'suspensionReason'>>(LOCK, [id]);
    return row ?? null;
  }

  async get(id: string, tx: SqlRunner): Promise<SuspensionRow> {
    const [row] = await tx.query<SuspensionRow>(GET, [id]);
    if (!row) throw new Error('A locked member has no row');
    return row;
  }

  /** Undefined if the status was never changed. */
  async lastChange(id: string, tx: SqlRunner): Promise<StatusChangeRow | undefined> {
    const [row] = await tx.query<StatusChangeRow>(LAST_CHANGE, [id]);
    return row;
  }

  async suspend(id: string, administratorId: string, reason: string, tx: SqlRunner): Promise<void> {
    await tx.query(SUSPEND, [id, administratorId, reason]);
  }

  async reinstate(id: string, tx: SqlRunner): Promise<void> {
    await tx.query(REINSTATE, [id]);
  }

  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }
}
