import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import { deviceName } from '../../common/text/device-name.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { NewDeviceRepository, type Account } from './new-device.repository.js';

const WORDS = {
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'an unknown device',
};

/** Which sign-ins on new devices are told, and what is said of them; for members and the console's accounts alike. */
@Injectable()
export class NewDeviceNoticesService {
  constructor(
    private readonly repository: NewDeviceRepository,
    private readonly limits: LimitsService,
  ) {}

  /**
   * The address that a sign-in is told to; null if none is told: it is the account's first, it has no such address, or
   * `LIMIT_NEW_DEVICE` were told already.
   * @param address where mails about the account may go; null for none
   */
  async addressToTell(account: Account, address: () => Promise<string | null>): Promise<string | null> {
    if (!(await this.repository.hasSignedIn(account))) return null;
    const found = await address();
    return found !== null && (await this.admits(account)) ? found : null;
  }

  /**
   * The browser with its system, and the time in India of a sign-in.
   * @param at when its mail was queued
   */
  async describe(account: Account, at: Date): Promise<{ readonly device: string; readonly time: string }> {
    const { device, time } = await this.repository.signIn(account, at);
    return { device: deviceName(device, WORDS), time };
  }

  private admits({ kind, accountId }: Account): Promise<boolean> {
    return this.limits.hit('NEW_DEVICE', kind, accountId).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'too_many_requests') return false;
        throw error;
      },
    );
  }
}
