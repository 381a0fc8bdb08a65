import { isByModeratorSql } from '../../../common/standing-measures.js';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import { RESTORABLE_FOR } from '../../../common/account-life.js';
import type { Transaction } from '../../../platform/sql/sql.js';
import { Member } from '../../profile/member.entity.js';
import { Administrator } from '../administrators/administrator.entity.js';

/** The account is not deleted, or can still be restored. */
const activeOrRestorable = () =>
  Raw<Date>((deletedAt) => `(${deletedAt} IS NULL OR ${deletedAt} > now() - ${RESTORABLE_FOR})`);

/** A member's suspension; all null without one. */
export interface Suspension {
  readonly suspendedAt: Date | null;
  readonly suspensionReason: string | null;
  /** Null for one without an end. */
  readonly suspendedUntil: Date | null;
}

/** A suspension, and whether all that the member wrote is hidden. */
export interface LockedStatus extends Suspension {
  readonly contentWithheld: boolean;
}

/** The columns about what a member may do. */
export interface SuspensionRow extends Suspension {
  readonly id: string;
  /** User name. */
  readonly suspendedBy: string | null;
  /** Whether that was a moderator when they did it; null for who is not suspended. */
  readonly isByModerator: boolean | null;
  /** Until when they cannot write; null, or in the past, for who can. */
  readonly limitedUntil: Date | null;
  readonly limitedRule: number | null;
}

@Injectable()
export class AdminUserStatusRepository {
  constructor(@InjectRepository(Member) private readonly members: Repository<Member>) {}

  /**
   * Locks the member against concurrent changes and returns the current status; null if there is no such member. A deleted
   * account counts as long as it can be restored, because it comes back as it is.
   */
  async lock(id: string, tx: Transaction): Promise<LockedStatus | null> {
    return this.inTransaction(tx).findOne({
      where: { id, deletedAt: activeOrRestorable() },
      select: {
        id: true,
        suspendedAt: true,
        suspensionReason: true,
        suspendedUntil: true,
        contentWithheld: true,
      },
      lock: { mode: 'for_no_key_update' },
    });
  }

  async get(id: string, tx: Transaction): Promise<SuspensionRow> {
    const row = await this.inTransaction(tx)
      .createQueryBuilder('member')
      .leftJoin(Administrator, 'administrator', 'administrator.id = member.suspendedBy')
      .select('member.id', 'id')
      .addSelect('member.suspendedAt', 'suspendedAt')
      .addSelect('member.suspensionReason', 'suspensionReason')
      .addSelect('member.suspendedUntil', 'suspendedUntil')
      .addSelect('member.limitedUntil', 'limitedUntil')
      .addSelect('member.limitedRule', 'limitedRule')
      .addSelect('administrator.userName', 'suspendedBy')
      .addSelect(isByModeratorSql('member.id'), 'isByModerator')
      .where('member.id = :id', { id })
      .getRawOne<SuspensionRow>();
    if (!row) throw new Error('A locked member has no row');
    return row;
  }

  private inTransaction(tx: Transaction): Repository<Member> {
    return tx.manager.withRepository(this.members);
  }
}
