import { Injectable } from '@nestjs/common';
import { invalid } from '../../../common/app-error.js';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { AccountLifeService } from '../account-life.service.js';
import type { AgeResponseDto, SetAgeDto } from './age.dto.js';
import { AgeRepository } from './age.repository.js';

/** What members say of their age. */
@Injectable()
export class AgeService {
  constructor(
    private readonly repository: AgeRepository,
    private readonly life: AccountLifeService,
  ) {}

  async get({ accountId }: Identity): Promise<AgeResponseDto> {
    return { success: true, data: { band: await this.repository.band(accountId) } };
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
    await this.repository.setBand(caller.accountId, band);
    return { success: true, message: 'Saved. Only you and the administrators can see it.' };
  }
}
