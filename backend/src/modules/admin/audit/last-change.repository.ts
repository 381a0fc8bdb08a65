import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { RemovableKind } from '../../../common/removal.js';
import type { AuditAction } from '../../../platform/audit/audit-actions.js';
import { AuditEventRow } from '../../../platform/audit/audit-event.entity.js';
import type { Transaction } from '../../../platform/sql/sql.js';
import { Administrator } from '../administrators/administrator.entity.js';

/** The last change of something by an administrator. */
export interface LastChange<Action> {
  readonly action: Action;
  /** User name; null once the administrator has been removed. */
  readonly by: string | null;
  /** In Asia/Kolkata: "20/11/2026 at 14:05". */
  readonly moment: string;
}

/** Who changed a member, or content of theirs, last, for the one whose change came later. */
@Injectable()
export class LastChangeRepository {
  constructor(@InjectRepository(AuditEventRow) private readonly events: Repository<AuditEventRow>) {}

  /**
   * Undefined if there was none.
   * @param actions those that count
   * @param content of the member; without it, the member
   */
  async find<Action extends AuditAction>(
    memberId: string,
    actions: readonly Action[],
    content: { readonly kind: RemovableKind; readonly id: string } | null,
    tx: Transaction,
  ): Promise<LastChange<Action> | undefined> {
    const event = tx.manager
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
      .where('event.memberId = :memberId', { memberId })
      .andWhere('event.action IN (:...actions)', { actions });
    if (content) event.andWhere('event.subjectKind = :kind AND event.subjectId = :id', content);
    return event.orderBy('event.id', 'DESC').limit(1).getRawOne<LastChange<Action>>();
  }
}

/** The words for an administrator who may have been removed. */
export const administratorName = (by: string | null) => by ?? 'a former administrator';
