import { Injectable } from '@nestjs/common';
import { notFound, stateChanged } from '../../../common/app-error.js';
import { parseId } from '../../../common/ids.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { Identity } from '../../../common/identity.js';
import { SessionsService } from '../../../platform/sessions/sessions.service.js';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import type { MemberStatus, SetUserStatusDto, UserStatusResponseDto } from './admin-users.dto.js';
import { toUserStatus } from './admin-users.mapper.js';
import { LastChangeRepository } from '../audit/last-change.repository.js';
import { AdminUserStatusRepository } from './admin-user-status.repository.js';

/** 404 for a member who does not exist (any more). */
export const userNotFound = () => notFound('This member does not exist any more');

/** Suspending and reinstating members. The guard admits only administrators. */
@Injectable()
export class AdminUserStatusService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: AdminUserStatusRepository,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly changes: LastChangeRepository,
  ) {}

  /**
   * Suspends a member, which ends all their sessions, or reinstates them. Their content stays. So does a
   * suspension while the account is deleted: members can be suspended, too, as long as they can restore it.
   * @throws AppError 404 when there is no such member, 409 when the status is not the one the caller has seen
   */
  set(caller: Identity, request: SetUserStatusDto): Promise<UserStatusResponseDto> {
    const { id: memberId, status, from, reason } = request;
    const id = parseId(memberId);
    if (id === null) throw userNotFound();
    return this.sql.transaction(async (tx) => {
      const before = await this.repository.lock(id, tx);
      if (!before) throw userNotFound();
      const present = before.suspendedAt === null ? 'active' : 'suspended';
      if (from && from !== present) throw stateChanged(await this.lastChange(id, present, tx));
      const details: Record<string, string> = reason ? { reason } : {};
      if (status === 'suspended' && reason && before.suspensionReason !== reason) {
        await this.suspendLocked(caller, id, reason, tx);
      } else if (status === 'active' && before.suspendedAt !== null) {
        await this.repository.reinstate(id, tx);
        await this.audit.record({ action: 'member_reinstated', actor: caller, memberId: id, details }, tx);
      }
      const data = toUserStatus(await this.repository.get(id, tx));
      return {
        success: true,
        message: status === 'suspended' ? 'The member is suspended' : 'The member may sign in again',
        data,
      };
    });
  }

  /**
   * Suspends a member in a transaction that does more, unless they are suspended already or gone.
   * @param reason internal; {@link reinstate} names the suspension by it
   */
  async suspend(caller: Identity, id: string, reason: string, tx: Transaction): Promise<void> {
    const before = await this.repository.lock(id, tx);
    if (!before || before.suspendedAt !== null) return;
    await this.suspendLocked(caller, id, reason, tx);
  }

  /** Suspends a member whose row is locked, ends all their sessions, and records it. */
  private async suspendLocked(caller: Identity, id: string, reason: string, tx: Transaction): Promise<void> {
    await this.repository.suspend(id, caller.accountId, reason, tx);
    await this.sessions.endAll('member', id, tx);
    await this.audit.record(
      { action: 'member_suspended', actor: caller, memberId: id, details: { reason } },
      tx,
    );
  }

  /** Ends the suspension that has this reason, in a transaction that does more; another one stays. */
  async reinstate(caller: Identity, id: string, reason: string, tx: Transaction): Promise<void> {
    const before = await this.repository.lock(id, tx);
    if (before?.suspensionReason !== reason) return;
    await this.repository.reinstate(id, tx);
    await this.audit.record({ action: 'member_reinstated', actor: caller, memberId: id, details: {} }, tx);
  }

  /** "anita suspended this member on 20/11/2026 at 14:05." */
  private async lastChange(id: string, present: MemberStatus, tx: Transaction): Promise<string> {
    const change = await this.changes.find(id, ['member_suspended', 'member_reinstated'], null, tx);
    if (!change)
      return present === 'suspended' ? 'This member is suspended.' : 'This member is not suspended.';
    const did = change.action === 'member_suspended' ? 'suspended' : 'reinstated';
    return `${change.by ?? 'A former administrator'} ${did} this member on ${change.moment}.`;
  }
}
