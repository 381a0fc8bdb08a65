import { Injectable } from '@nestjs/common';
import { notFound, stateChanged } from '../../../common/app-error.js';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { pageWindow, pagination } from '../../../common/pagination.js';
import { plainCode } from '../../../common/typed-code.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { Sql } from '../../../platform/sql/sql.js';
import { GrievanceMailsService } from '../../grievances/grievance-mails.service.js';
import { shownReference, toGrievance } from '../../grievances/grievances.mapper.js';
import type {
  AdminGrievanceListResponseDto,
  AnswerGrievanceDto,
  GetGrievancesDto,
} from './admin-grievances.dto.js';
import { AdminGrievancesRepository } from './admin-grievances.repository.js';

/** Grievances, and their answers. The guard admits only administrators: one may be about a moderator. */
@Injectable()
export class AdminGrievancesService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: AdminGrievancesRepository,
    private readonly mails: GrievanceMailsService,
    private readonly audit: AuditService,
  ) {}

  async list(request: GetGrievancesDto): Promise<AdminGrievanceListResponseDto> {
    const window = pageWindow(request);
    const state = request.state ?? 'open';
    const [total, rows] = await Promise.all([
      this.repository.count(state),
      this.repository.page(state, window),
    ]);
    const grievances = rows.map((row) => {
      const { name, email, answeredBy } = row;
      return { ...toGrievance(row), name, email, answeredBy };
    });
    return { success: true, data: { grievances, pagination: pagination(window, total) } };
  }

  /**
   * Answers a grievance, once, and has its sender told.
   * @throws AppError 404 for an unknown reference, 409 when somebody has answered it
   */
  async answer(caller: Identity, form: AnswerGrievanceDto): Promise<MessageResponseDto> {
    const reference = plainCode(form.reference);
    const { answer } = form;
    await this.sql.transaction(async (tx) => {
      const administratorId = caller.accountId;
      const email = await this.repository.answer({ reference, answer, administratorId }, tx);
      if (email === null) throw await this.whyNot(reference, tx);
      await this.mails.queueAnswered(email, tx);
      const details = { grievance: shownReference(reference) };
      await this.audit.record({ action: 'grievance_answered', actor: caller, details }, tx);
    });
    this.mails.sendQueued();
    return { success: true, message: 'Answered. A mail tells the sender where to read it.' };
  }

  private async whyNot(reference: string, tx: Parameters<AdminGrievancesRepository['exists']>[1]) {
    return (await this.repository.exists(reference, tx))
      ? stateChanged('Somebody has answered this grievance already. Look at their answer.')
      : notFound('This grievance does not exist any more');
  }
}
