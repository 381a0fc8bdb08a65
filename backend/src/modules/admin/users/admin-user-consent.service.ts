import { Injectable } from '@nestjs/common';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { parseId } from '../../../common/ids.js';
import { Sql } from '../../../platform/sql/sql.js';
import { GuardianAnswersService } from '../../account/age/guardian-answers.service.js';
import { MembersService } from '../../profile/members.service.js';
import { userNotFound } from './admin-user-status.service.js';
import type { RecordConsentDto } from './admin-users.dto.js';

/** Consents of parents and guardians that administrators have on paper. The guard admits only administrators. */
@Injectable()
export class AdminUserConsentService {
  constructor(
    private readonly sql: Sql,
    private readonly answers: GuardianAnswersService,
    private readonly members: MembersService,
  ) {}

  /** @throws AppError 404 when there is no such member, 409 when they have not said that they are 16 or 17 */
  async record(caller: Identity, { id, reason }: RecordConsentDto): Promise<MessageResponseDto> {
    const memberId = parseId(id);
    if (memberId === null) throw userNotFound();
    await this.sql.transaction(async (tx) => {
      const address = await this.members.lockAddress(memberId, tx);
      if (!address || address.isDeleted) throw userNotFound();
      await this.answers.recordDocument(caller, memberId, reason, tx);
    });
    return { success: true, message: 'The document is recorded: a parent or guardian agrees' };
  }
}
