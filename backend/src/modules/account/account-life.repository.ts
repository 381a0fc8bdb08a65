import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Or, Repository } from 'typeorm';
import { RESTORABLE_FOR } from '../../common/account-life.js';
import { sessionEnded } from '../../common/app-error.js';
import type { Transaction } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import { Member } from '../profile/member.entity.js';

const HIDE = statement('account_hide', `SELECT set_member_deleted($1::bigint, now()) AS changed`, {
  notNull: ['changed'],
});
const SHOW = statement(
  'account_show',
  `SELECT set_member_deleted(id, NULL) AS changed FROM member WHERE id = $1 AND deleted_at > now() - ${RESTORABLE_FOR}
      AND age_band IS DISTINCT FROM 'under16'`,
  { notNull: ['changed'] },
);

/** Soft delete and restore of an account, both by the database function `set_member_deleted`. */
@Injectable()
export class AccountLifeRepository {
  constructor(@InjectRepository(Member) private readonly members: Repository<Member>) {}

  /**
   * Hides the member and all their content; `changed` is false if that was already done.
   * @throws AppError 401 when the account was purged meanwhile
   */
  async hide(
    memberId: string,
    tx: Transaction,
  ): Promise<{ readonly until: Date; readonly changed: boolean }> {
    const [hidden] = await tx.query(HIDE, [memberId]);
    const row = await this.inTransaction(tx)
      .createQueryBuilder('member')
      .select(`member.deletedAt + ${RESTORABLE_FOR}`, 'until')
      .where('member.id = :memberId', { memberId })
      .getRawOne<{ until: Date }>();
    // Purged since the password was verified.
    if (!row) throw sessionEnded();
    return { until: row.until, changed: hidden?.changed ?? false };
  }

  /** Notes that a deleted member is younger than 16, so that they cannot be restored; false if that was known. */
  async noteTooYoung(memberId: string, tx: Transaction): Promise<boolean> {
    const others = { id: memberId, ageBand: Or(IsNull(), Not('under16')) } as const;
    return (await this.inTransaction(tx).update(others, { ageBand: 'under16' })).affected === 1;
  }

  /** Whether the member said that they are younger than 16. */
  async isTooYoung(memberId: string, tx: Transaction): Promise<boolean> {
    return this.inTransaction(tx).existsBy({ id: memberId, ageBand: 'under16' });
  }

  /** Restores the member; false if they are not deleted, were deleted too long ago, or are younger than 16. */
  async show(memberId: string, tx: Transaction): Promise<boolean> {
    const [shown] = await tx.query(SHOW, [memberId]);
    return shown?.changed ?? false;
  }

  /** Whether the member exists and is not deleted. */
  async isThere(memberId: string, tx: Transaction): Promise<boolean> {
    return this.inTransaction(tx).existsBy({ id: memberId, deletedAt: IsNull() });
  }

  private inTransaction(tx: Transaction): Repository<Member> {
    return tx.manager.withRepository(this.members);
  }
}
