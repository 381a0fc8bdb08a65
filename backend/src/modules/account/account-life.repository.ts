import { Injectable } from '@nestjs/common';
import { RESTORABLE_FOR } from '../../common/account-life.js';
import { Sql, type SqlRunner, type Transaction } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

const HIDE = statement('account_hide', `SELECT set_member_deleted($1::bigint, now()) AS changed`);
const SHOW = statement(
  'account_show',
  `SELECT set_member_deleted(id, NULL) AS changed FROM member WHERE id = $1 AND deleted_at > now() - ${RESTORABLE_FOR}`,
);
const DEADLINE = statement(
  'account_deadline',
  `SELECT deleted_at + ${RESTORABLE_FOR} AS until FROM member WHERE id = $1`,
);

/** Soft delete and restore of an account, both by the database function `set_member_deleted`. */
@Injectable()
export class AccountLifeRepository {
  constructor(private readonly sql: Sql) {}

  /** Hides the member and all their content; `changed` is false if that was already done. */
  async hide(memberId: string, tx: SqlRunner): Promise<{ readonly until: Date; readonly changed: boolean }> {
    const [hidden] = await tx.query<{ changed: boolean }>(HIDE, [memberId]);
    const [row] = await tx.query<{ until: Date }>(DEADLINE, [memberId]);
    if (!row) throw new Error('A member who was asked for the password has no row');
    return { until: row.until, changed: hidden?.changed ?? false };
  }

  /** Restores the member; false if they are not deleted, or were deleted too long ago. */
  async show(memberId: string, tx: SqlRunner): Promise<boolean> {
    const [shown] = await tx.query<{ changed: boolean }>(SHOW, [memberId]);
    return shown?.changed ?? false;
  }

  /** Whether the member exists and is not deleted. */
  async isThere(memberId: string, tx: SqlRunner): Promise<boolean> {
    const [row] = await tx.query<{ until: Date | null }>(DEADLINE, [memberId]);
    return row?.until === null;
  }

  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }
}
