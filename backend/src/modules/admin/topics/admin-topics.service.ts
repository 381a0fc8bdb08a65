import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/app-error.js';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { pageWindow, pagination } from '../../../common/pagination.js';
import { beginningOf } from '../../../common/text/topics.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { Sql } from '../../../platform/sql/sql.js';
import type { AdminTopicListResponseDto, GetAdminTopicsDto, HideTopicDto } from './admin-topics.dto.js';
import { AdminTopicsRepository } from './admin-topics.repository.js';

/** The topics of posts. The guard admits only administrators. */
@Injectable()
export class AdminTopicsService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: AdminTopicsRepository,
    private readonly audit: AuditService,
  ) {}

  async list(request: GetAdminTopicsDto): Promise<AdminTopicListResponseDto> {
    const window = pageWindow(request);
    const question = [request.hidden === true, beginningOf(request.search ?? '')] as const;
    const [total, rows] = await Promise.all([
      this.repository.count(...question),
      this.repository.page(...question, window),
    ]);
    const topics = rows.map((row) => ({ ...row, hiddenAt: row.hiddenAt?.toISOString() ?? null }));
    return { success: true, data: { topics, pagination: pagination(window, total) } };
  }

  /**
   * Hides a topic or shows it again. What it is already stays, without an entry in the audit log.
   * @throws AppError 404 for a topic that does not exist
   */
  async hide(caller: Identity, { key, hidden, reason }: HideTopicDto): Promise<MessageResponseDto> {
    await this.sql.transaction(async (tx) => {
      const isHidden = await this.repository.lock(key, tx);
      if (isHidden === null) throw notFound('This topic does not exist any more');
      if (isHidden === hidden) return;
      await this.repository.setHidden(key, hidden, tx);
      const action = hidden ? 'topic_hidden' : 'topic_shown';
      await this.audit.record({ action, actor: caller, details: { topic: key, reason } }, tx);
    });
    return { success: true, message: hidden ? 'The topic is hidden' : 'The topic is shown again' };
  }
}
