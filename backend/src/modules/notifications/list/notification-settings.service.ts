import { Injectable } from '@nestjs/common';
import { forbidden } from '../../../common/app-error.js';
import type { Identity } from '../../../common/identity.js';
import { MembersService } from '../../profile/members.service.js';
import { NotificationSettingsRepository } from './notification-settings.repository.js';
import type { NotificationSettingsResponseDto, SetNotificationSettingsDto } from './notifications.dto.js';

/** What a member wants to be notified of, and how. */
@Injectable()
export class NotificationSettingsService {
  constructor(
    private readonly repository: NotificationSettingsRepository,
    private readonly members: MembersService,
  ) {}

  async get({ accountId }: Identity): Promise<NotificationSettingsResponseDto> {
    return { success: true, data: await this.repository.get(accountId) };
  }

  /** @throws AppError 403 for mail to an address that is not confirmed: it may be somebody else's */
  async set(
    { accountId }: Identity,
    { off, mail, digest, ...given }: SetNotificationSettingsDto,
  ): Promise<NotificationSettingsResponseDto> {
    const changes = given.changes ?? [];
    const asksForMail = [...(mail ?? []), ...changes.filter((change) => change.mail)].length > 0;
    if ((asksForMail || digest) && !(await this.isConfirmed(accountId)))
      throw forbidden('Confirm your email address first');
    return { success: true, data: await this.repository.set(accountId, { off, mail, digest }, changes) };
  }

  private async isConfirmed(memberId: string): Promise<boolean> {
    return Boolean((await this.members.address(memberId))?.emailConfirmedAt);
  }
}
