import { Injectable } from '@nestjs/common';
import { invalid } from '../../../common/app-error.js';
import { idOf } from '../../../common/ids.js';
import { pageWindow, pagination } from '../../../common/pagination.js';
import {
  ADMINISTRATORS_ACTS,
  AUDIT_ACTIONS,
  type AuditAction,
} from '../../../platform/audit/audit-actions.js';
import { AccountDaysRepository } from './account-days.repository.js';
import type { AuditSearchResponseDto, SearchAuditDto } from './admin-audit.dto.js';
import { AdminAuditRepository } from './admin-audit.repository.js';
import { toAuditEvent } from '../users/admin-users.mapper.js';

/** Search in the audit log. The guard admits only administrators. */
@Injectable()
export class AdminAuditService {
  constructor(
    private readonly repository: AdminAuditRepository,
    private readonly accountDays: AccountDaysRepository,
  ) {}

  /** @throws AppError 400 when the days are in the wrong order */
  async search(request: SearchAuditDto): Promise<AuditSearchResponseDto> {
    const { actorId, memberId, from = null, to = null } = request;
    if (from !== null && to !== null && to < from) throw invalid({ to: 'to must not be before from' });
    const window = pageWindow(request);
    const ids = { administratorId: idOf(actorId), memberId: idOf(memberId) };
    const question = { actions: actionsOf(request), ...ids, from, to, search: request.search ?? '' };
    // One event more, the one before the page: its day is where the days of this page begin.
    const isLater = window.offset > 0;
    const wider = isLater ? { ...window, offset: window.offset - 1, limit: window.limit + 1 } : window;
    const [administrators, total, read] = await Promise.all([
      this.repository.administrators(),
      this.repository.count(question),
      this.repository.page(question, wider),
    ]);
    const events = isLater ? read.slice(1) : read;
    const isEnd = window.offset + window.limit >= total;
    const accountDays = hasAccountDays(request)
      ? await this.accountDays.of({
          from,
          to,
          before: (isLater && read[0]?.at) || null,
          last: (!isEnd && events.at(-1)?.at) || null,
        })
      : [];
    return {
      success: true,
      data: {
        events: events.map(toAuditEvent),
        pagination: pagination(window, total),
        administrators,
        accountDays,
      },
    };
  }
}

/** The actions to search for; null for all. */
function actionsOf({ action, kind }: SearchAuditDto): AuditAction[] | null {
  if (kind === undefined) return action ? [action] : null;
  const acts: readonly AuditAction[] = ADMINISTRATORS_ACTS;
  return AUDIT_ACTIONS.filter(
    (each) => acts.includes(each) === (kind === 'acts') && (!action || each === action),
  );
}

function hasAccountDays({ kind, action, actorId, memberId, search }: SearchAuditDto): boolean {
  return kind === 'acts' && !action && !actorId && !memberId && !search;
}
