import { Injectable } from '@nestjs/common';
import { invalid } from '../../../common/app-error.js';
import { parseId } from '../../../common/ids.js';
import { pageWindow, pagination } from '../../../common/pagination.js';
import type { AuditSearchResponseDto, SearchAuditDto } from './admin-audit.dto.js';
import { AdminAuditRepository } from './admin-audit.repository.js';
import { toAuditEvent } from '../users/admin-users.mapper.js';

/** Search in the audit log. The guard admits only administrators. */
@Injectable()
export class AdminAuditService {
  constructor(private readonly repository: AdminAuditRepository) {}

  /** @throws AppError 400 when the days are in the wrong order */
  async search(request: SearchAuditDto): Promise<AuditSearchResponseDto> {
    const { action = null, actorId, memberId, from = null, to = null } = request;
    if (from !== null && to !== null && to < from) throw invalid({ to: 'to must not be before from' });
    const window = pageWindow(request);
    const question = { action, administratorId: idOf(actorId), memberId: idOf(memberId), from, to };
    const [administrators, total, events] = await Promise.all([
      this.repository.administrators(),
      this.repository.count(question),
      this.repository.page(question, window),
    ]);
    return {
      success: true,
      data: { events: events.map(toAuditEvent), pagination: pagination(window, total), administrators },
    };
  }
}

/** Text that cannot be an id matches nothing: no account has the id 0. */
function idOf(text: string | null | undefined): string | null {
  return text == null ? null : (parseId(text) ?? '0');
}
