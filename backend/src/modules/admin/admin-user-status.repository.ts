import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

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

/** What says whether and why a member is suspended, as queries name it. */
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

  /** Locks the member against another change and answers how things are; null when there is no such member. */
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

  async suspend(id: string, administratorId: string, reason: string, tx: SqlRunner): Promise<void> {
    await tx.query(SUSPEND, [id, administratorId, reason]);
  }

  async reinstate(id: string, tx: SqlRunner): Promise<void> {
    await tx.query(REINSTATE, [id]);
  }

  transaction<Result>(work: (tx: SqlRunner) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }
}
