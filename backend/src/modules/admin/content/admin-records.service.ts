import { Injectable } from '@nestjs/common';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { pageWindow, pagination } from '../../../common/pagination.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { Sql } from '../../../platform/sql/sql.js';
import { toMemberCard } from '../../profile/profile.mapper.js';
import type { RevokeRecordDto } from '../../records/record-requests.dto.js';
import { toRecord } from '../../records/records.mapper.js';
import { RecordAnswersService } from '../../records/record-answers.service.js';
import type { AdminRecordListResponseDto, GetAdminRecordsDto } from './admin-records.dto.js';
import { AdminRecordsRepository } from './admin-records.repository.js';

/** Records in the console. The guard admits only its accounts. */
@Injectable()
export class AdminRecordsService {
  constructor(
    private readonly sql: Sql,
    private readonly lists: AdminRecordsRepository,
    private readonly records: RecordAnswersService,
    private readonly audit: AuditService,
  ) {}

  async list({ search, state, ...page }: GetAdminRecordsDto): Promise<AdminRecordListResponseDto> {
    const window = pageWindow(page);
    const { rows, total } = await this.lists.list(search ?? '', state ?? null, window);
    const data = rows.map((row) => ({ ...toRecord(row), User: toMemberCard(row) }));
    return { success: true, data, pagination: pagination(window, total) };
  }

  /**
   * Revokes an accepted record, for example one of a page that is not what it says. There is no way back.
   * @throws AppError 404 when there is no such record, 409 `state_changed` unless it is accepted
   */
  async revoke(caller: Identity, form: RevokeRecordDto): Promise<MessageResponseDto> {
    await this.sql.transaction(async (tx) => {
      const memberId = await this.records.revokeForConsole(form, tx);
      const details = { reason: form.reason, serial: form.serial };
      await this.audit.record({ action: 'record_revoked', actor: caller, memberId, details }, tx);
    });
    return { success: true, message: 'The record is revoked' };
  }
}
