import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { RESTORABLE_FOR } from '../../../common/account-life.js';
import { AuditEventRow } from '../../../platform/audit/audit-event.entity.js';
import type { Transaction } from '../../../platform/sql/sql.js';
import { statement } from '../../../platform/sql/statement.js';
import { Member } from '../../profile/member.entity.js';
import { Administrator } from '../administrators/administrator.entity.js';

const LOCK = statement(
  'member_status_lock',
  `SELECT suspended_at AS "suspendedAt", suspension_reason AS "suspensionReason"
     FROM member WHERE id = $1 AND (deleted_at IS NULL OR deleted_at > now() - ${RESTORABLE_FOR}) FOR NO KEY UPDATE`,
);
const STATUS = statement(
  'member_status',
  `SELECT member.id, member.suspended_at AS "suspendedAt", member.suspension_reason AS "suspensionReason",
          administrator.user_name AS "suspendedBy"
     FROM member LEFT JOIN administrator ON administrator.id = member.suspended_by WHERE member.id = $1`,
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
  constructor(
    @InjectRepository(Member) private readonly members: Repository<Member>,
    @InjectRepository(AuditEventRow) private readonly events: Repository<AuditEventRow>,
  ) {}

  /**
   * Locks the member against concurrent changes and returns the current status; null if there is no such member. A deleted
   * account counts as long as it can be restored, because it comes back as it is.
   */
  async lock(
    id: string,
    tx: Transaction,
  ): Promise<Pick<SuspensionRow, 'suspendedAt' | 'suspensionReason'> | null> {
    const [row] = await tx.query(LOCK, [id]);
    return row ?? null;
  }

  async get(id: string, tx: Transaction): Promise<SuspensionRow> {
    const [row] = await tx.query(STATUS, [id]);
    if (!row) throw new Error('A locked member has no row');
    return row;
  }

  /** Undefined if the status was never changed. */
  async lastChange(id: string, tx: Transaction): Promise<StatusChangeRow | undefined> {
    return tx.manager
      .withRepository(this.events)
      .createQueryBuilder('event')
      .leftJoin(
        Administrator,
        'administrator',
        `event.actorKind = 'administrator' AND administrator.id = event.actorId`,
      )
      .select('event.action', 'action')
      .addSelect('administrator.userName', 'by')
      .addSelect(`to_char(event.at AT TIME ZONE 'Asia/Kolkata', 'DD/MM/YYYY "at" HH24:MI')`, 'moment')
      .where('event.memberId = :id', { id })
      .andWhere(`event.action IN ('member_suspended', 'member_reinstated')`)
      .orderBy('event.id', 'DESC')
      .limit(1)
      .getRawOne<StatusChangeRow>();
  }

  async suspend(id: string, administratorId: string, reason: string, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).update(
      { id },
      {
        suspendedAt: () => 'coalesce(suspended_at, now())',
        suspendedBy: administratorId,
        suspensionReason: reason,
      },
    );
  }

  async reinstate(id: string, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).update(
      { id },
      { suspendedAt: null, suspendedBy: null, suspensionReason: null },
    );
  }

  private inTransaction(tx: Transaction): Repository<Member> {
    return tx.manager.withRepository(this.members);
  }
}
