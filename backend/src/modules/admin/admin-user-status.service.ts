import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/app-error.js';
import { parseId } from '../../common/ids.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Identity } from '../../platform/sessions/identity.js';
import { SessionsService } from '../../platform/sessions/sessions.service.js';
import type { SetUserStatusDto, UserStatusResponseDto } from './admin-users.dto.js';
import { toUserStatus } from './admin-users.mapper.js';
import { AdminUserStatusRepository } from './admin-user-status.repository.js';

/** The refusal for a member who does not exist, or not any more. */
export const userNotFound = () => notFound('This member does not exist any more');

/** Suspending and reinstating members. The guard lets administrators alone come here. */
@Injectable()
export class AdminUserStatusService {
  constructor(
    private readonly repository: AdminUserStatusRepository,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Keeps a member out, whose sessions end at once, or lets them in again. What they wrote stays.
   * @throws AppError 404 when there is no such member
   */
  set(caller: Identity, { id: memberId, status, reason }: SetUserStatusDto): Promise<UserStatusResponseDto> {
    const id = parseId(memberId);
    if (id === null) throw userNotFound();
    return this.repository.transaction(async (tx) => {
      const before = await this.repository.lock(id, tx);
      if (!before) throw userNotFound();
      const details: Record<string, string> = reason ? { reason } : {};
      if (status === 'suspended' && reason && before.suspensionReason !== reason) {
        await this.repository.suspend(id, caller.accountId, reason, tx);
        await this.sessions.endAll('member', id, tx);
        await this.audit.record({ action: 'member_suspended', actor: caller, memberId: id, details }, tx);
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
}
