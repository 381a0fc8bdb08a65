import { Injectable } from '@nestjs/common';
import { invalid, notFound, stateChanged } from '../../../common/app-error.js';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { mailSecretDigest } from '../../../common/mail-secret.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import { MembersService } from '../../profile/members.service.js';
import { AgeRepository } from './age.repository.js';
import { GuardianConsentsRepository, type OpenedRequest } from './guardian-consents.repository.js';
import type { AnswerGuardianDto, GuardianRequestResponseDto } from './guardian.dto.js';
import { firstName } from './guardian.mail.js';

const OVER = 'This request is over. To be asked again, tell who named you to send a new mail.';

/** What parents and guardians answer, by the link in their mail, or with a document that an administrator saw. */
@Injectable()
export class GuardianAnswersService {
  constructor(
    private readonly sql: Sql,
    private readonly consents: GuardianConsentsRepository,
    private readonly age: AgeRepository,
    private readonly members: MembersService,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError 404 when the link is dead */
  async get(token: string): Promise<GuardianRequestResponseDto> {
    const found = await this.consents.byToken(mailSecretDigest(token));
    if (!found) throw deadLink();
    const { name, state, expiresAt } = found;
    return {
      success: true,
      data: { firstName: firstName(name), state, expiresAt: expiresAt?.toISOString() ?? null },
    };
  }

  /**
   * Agrees, does not agree, or withdraws. The same answer again changes nothing.
   * @throws AppError 400 naming what is missing to agree, 404 when the link is dead, 409 when the request is over
   */
  async answer({ token, agrees, relation, isAdult }: AnswerGuardianDto): Promise<MessageResponseDto> {
    if (agrees && relation === undefined)
      throw invalid({ relation: 'Please say whether you are the parent or the guardian' });
    if (agrees && isAdult !== true) throw invalid({ isAdult: 'Please confirm that you are 18 or older' });
    const hash = mailSecretDigest(token);
    const found = await this.consents.byToken(hash);
    if (!found) throw deadLink();
    await this.sql.transaction(async (tx) => {
      await this.members.lockAddress(found.memberId, tx);
      // As it is now that nobody else answers.
      const request = await this.consents.byToken(hash, tx);
      if (!request) throw deadLink();
      if (agrees) await this.agree(request, relation ?? null, tx);
      else await this.decline(request, tx);
    });
    return {
      success: true,
      message: agrees
        ? 'Thank you. You agree. The link in your mail takes that back at any time.'
        : 'Thank you. You do not agree.',
    };
  }

  /**
   * Keeps that an administrator saw a document in which a parent or guardian agrees.
   * @throws AppError 409 when the member has not said that they are 16 or 17
   */
  async recordDocument(caller: Identity, memberId: string, reason: string, tx: Transaction): Promise<void> {
    if ((await this.age.band(memberId, tx)) !== 'minor')
      throw stateChanged('This member does not say that they are 16 or 17');
    await this.consents.record(memberId, tx);
    await this.age.endDue(memberId, tx);
    await this.audit.record({ action: 'consent_recorded', actor: caller, memberId, details: { reason } }, tx);
  }

  private async agree(
    { memberId, state }: OpenedRequest,
    relation: AnswerGuardianDto['relation'] | null,
    tx: Transaction,
  ): Promise<void> {
    if (state === 'agreed') return;
    if (state !== 'asked') throw stateChanged(OVER);
    await this.consents.answer(
      memberId,
      { state: 'agreed', method: 'declared', relation: relation ?? null },
      tx,
    );
    await this.age.endDue(memberId, tx);
    await this.audit.record({ action: 'consent_answered', actor: 'anonymous', memberId }, tx);
  }

  private async decline({ memberId, state }: OpenedRequest, tx: Transaction): Promise<void> {
    if (state === 'refused' || state === 'withdrawn') return;
    if (state === 'expired') throw stateChanged(OVER);
    const isWithdrawn = state === 'agreed';
    await this.consents.answer(memberId, { state: isWithdrawn ? 'withdrawn' : 'refused' }, tx);
    const action = isWithdrawn ? 'consent_withdrawn' : 'consent_answered';
    await this.audit.record({ action, actor: 'anonymous', memberId }, tx);
  }
}

const deadLink = () =>
  notFound('This link does not work any more. Tell who named you to send a new mail, if you expect one.');
