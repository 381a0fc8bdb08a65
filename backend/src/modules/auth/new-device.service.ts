import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import { deviceName } from '../../common/text/device-name.js';
import { Env } from '../../config/env.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { MailOutbox, type HandOver, type MailRequest } from '../../platform/mail/mail-outbox.js';
import type { Transaction } from '../../platform/sql/sql.js';
import { MembersService } from '../profile/members.service.js';
import { NewDeviceRepository } from './new-device.repository.js';
import { newDeviceMail } from './new-device.mail.js';

/** The kind of mail in the outbox. */
const NEW_DEVICE = 'new device';

const WORDS = {
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'an unknown device',
};

/** Tells members of sign-ins on devices on which their account has not signed in before. */
@Injectable()
export class NewDeviceService implements OnModuleInit {
  constructor(
    private readonly repository: NewDeviceRepository,
    private readonly members: MembersService,
    private readonly limits: LimitsService,
    private readonly mails: MailOutbox,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.mails.build(NEW_DEVICE, (request, handOver) => this.send(request, handOver));
  }

  /**
   * The address that a sign-in is told to; null if none is told: it is the account's first, its address is not confirmed, or
   * `LIMIT_NEW_DEVICE` were told already.
   */
  async addressToTell(memberId: string): Promise<string | null> {
    if (!(await this.repository.hasSignedIn(memberId))) return null;
    const address = await this.members.address(memberId);
    if (!address?.emailConfirmedAt || !(await this.admits(memberId))) return null;
    return address.email;
  }

  /** Queues the mail in the transaction that starts the session; call {@link MailOutbox.sendQueued} after it. */
  async queue(address: string, memberId: string, tx: Transaction): Promise<void> {
    await this.mails.queue(NEW_DEVICE, address, memberId, tx);
  }

  private admits(memberId: string): Promise<boolean> {
    return this.limits.hit('NEW_DEVICE', memberId).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'too_many_requests') return false;
        throw error;
      },
    );
  }

  private async send({ recipient, memberId, createdAt }: MailRequest, handOver: HandOver): Promise<void> {
    if (memberId === null) return;
    const { device, time } = await this.repository.signIn(memberId, createdAt);
    await handOver(newDeviceMail(recipient, this.env.MEMBER_ORIGIN, deviceName(device, WORDS), time));
  }
}
