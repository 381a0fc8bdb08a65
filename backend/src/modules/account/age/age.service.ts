import { Injectable } from '@nestjs/common';
import { invalid } from '../../../common/app-error.js';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { Env } from '../../../config/env.js';
import { Sql } from '../../../platform/sql/sql.js';
import { MembersService } from '../../profile/members.service.js';
import { AccountLifeService } from '../account-life.service.js';
import type { AgeResponseDto, SetAgeDto } from './age.dto.js';
import { toConsent } from './guardian-consent.mapper.js';
import { GuardianConsentsRepository } from './guardian-consents.repository.js';
import { AgeRepository } from './age.repository.js';

/** What members say of their age. */
@Injectable()
export class AgeService {
  constructor(
    private readonly repository: AgeRepository,
    private readonly consents: GuardianConsentsRepository,
    private readonly members: MembersService,
    private readonly life: AccountLifeService,
    private readonly sql: Sql,
    private readonly env: Env,
  ) {}

  async get({ accountId }: Identity): Promise<AgeResponseDto> {
    const [band, consent, dueAt] = await Promise.all([
      this.repository.band(accountId),
      this.consents.of(accountId),
      this.repository.consentDueAt(accountId),
    ]);
    const { GUARDIAN_CONSENT: guardianConsent } = this.env;
    const isNeeded = guardianConsent === 'require' && band === 'minor' && consent?.state !== 'agreed';
    return {
      success: true,
      data: {
        band,
        guardianConsent,
        consent: consent && toConsent(consent),
        neededBy: isNeeded ? (dueAt?.toISOString() ?? null) : null,
      },
    };
  }

  /**
   * Keeps what the member says; who is younger than 16 loses the account.
   * @throws AppError 400 naming the password where it is needed and missing or wrong, 429 when that happened too often
   */
  async set(caller: Identity, { band, password }: SetAgeDto): Promise<MessageResponseDto> {
    if (band === 'under16') {
      if (password === undefined)
        throw invalid({ password: 'Please type your password: this deletes your account' });
      return this.life.deleteTooYoung(caller, password);
    }
    await this.sql.transaction(async (tx) => {
      await this.members.lockAddress(caller.accountId, tx);
      await this.repository.setBand(caller.accountId, band, tx);
      // What a guardian said of a minor is nobody's business any more.
      if (band !== 'minor') await this.consents.forget(caller.accountId, tx);
    });
    return { success: true, message: 'Saved. Only you and the administrators can see it.' };
  }
}
