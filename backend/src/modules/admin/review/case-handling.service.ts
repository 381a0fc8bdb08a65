import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../../common/app-error.js';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import { parseId } from '../../../common/ids.js';
import type { Identity } from '../../../common/identity.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import { toMemberCard } from '../../profile/profile.mapper.js';
import { caseEvent } from './case-event.js';
import { CaseHandlingRepository } from './case-handling.repository.js';
import type {
  AddCaseNoteDto,
  EscalateCaseDto,
  RecordReferralDto,
  RevealReporterDto,
  RevealReporterResponseDto,
} from './case-handling.dto.js';
import { caseNotFound } from './admin-review.service.js';

/** What is done about a case besides deciding it. Each act is in the audit log, in the same transaction. */
@Injectable()
export class CaseHandlingService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: CaseHandlingRepository,
    private readonly audit: AuditService,
  ) {}

  /**
   * Passes an open case to the administrators: it leaves the queue of moderators, who can still read it.
   * @throws AppError 404 when there is no such case, 409 when somebody has decided it or passed it on meanwhile
   */
  async escalate(
    caller: Identity,
    { id: askedId, version, reason }: EscalateCaseDto,
  ): Promise<MessageResponseDto> {
    await this.sql.transaction(async (tx) => {
      const { id, ...found } = await this.find(askedId, tx);
      if (!(await this.repository.escalate(id, version, tx))) throw notEscalable(found.isEscalated);
      const note = { kind: 'escalation', text: reason ?? '', by: caller.accountId } as const;
      await this.repository.addNote(id, note, tx);
      await this.audit.record(caseEvent('case_escalated', caller, found, { caseId: id }), tx);
    });
    return { success: true, message: 'Passed to the administrators' };
  }

  /**
   * Adds a note that others of the console read, and no member, to a case in any state.
   * @throws AppError 404 when there is no such case
   */
  async addNote(caller: Identity, { id: askedId, text }: AddCaseNoteDto): Promise<MessageResponseDto> {
    await this.sql.transaction(async (tx) => {
      const { id, ...found } = await this.find(askedId, tx);
      await this.repository.addNote(id, { kind: 'note', text, by: caller.accountId }, tx);
      await this.audit.record(caseEvent('case_noted', caller, found, { caseId: id }), tx);
    });
    return { success: true, message: 'Noted' };
  }

  /**
   * Records who outside was told of a case. Its words and pictures are then kept without an end.
   * @throws AppError 404 when there is no such case
   */
  async recordReferral(
    caller: Identity,
    { caseId, to, reference }: RecordReferralDto,
  ): Promise<MessageResponseDto> {
    await this.sql.transaction(async (tx) => {
      const { id, ...found } = await this.find(caseId, tx);
      await this.repository.addReferral(id, { to, reference, by: caller.accountId }, tx);
      await this.audit.record(caseEvent('case_referred', caller, found, { caseId: id }), tx);
    });
    return { success: true, message: 'The referral is recorded' };
  }

  /**
   * Says who wrote a report. The audit log keeps who asked and why, and not the reporter's name: whoever reads the log learns no more
   * than that.
   * @throws AppError 404 when there is no such report, or its writer's account was purged
   */
  async reveal(
    caller: Identity,
    { reportId, reason }: RevealReporterDto,
  ): Promise<RevealReporterResponseDto> {
    const id = parseId(reportId);
    if (id === null) throw reporterNotFound();
    const reporter = await this.sql.transaction(async (tx) => {
      const found = await this.repository.reporter(id, tx);
      if (!found || found.memberId === null) throw reporterNotFound();
      const details = { caseId: found.caseId, reportId: id, reason };
      await this.audit.record({ action: 'reporter_revealed', actor: caller, details }, tx);
      return { ...found, memberId: found.memberId, memberName: found.memberName ?? '' };
    });
    return { success: true, data: { User: toMemberCard(reporter) } };
  }

  private async find(askedId: string, tx: Transaction) {
    const id = parseId(askedId);
    const found = id === null ? undefined : await this.repository.find(id, tx);
    if (id === null || !found) throw caseNotFound();
    return { ...found, id };
  }
}

const notEscalable = (isEscalated: boolean) =>
  new AppError(
    409,
    'already_decided',
    isEscalated
      ? 'Somebody has passed this case to the administrators already.'
      : 'Somebody has worked on this case meanwhile. Please look once more. Nothing of yours was done.',
  );
const reporterNotFound = () => notFound('Nobody knows any more who reported this');
