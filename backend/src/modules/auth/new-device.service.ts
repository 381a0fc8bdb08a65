import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { MailOutbox, type HandOver, type MailRequest } from '../../platform/mail/mail-outbox.js';
import type { Transaction } from '../../platform/sql/sql.js';
import { MembersService } from '../profile/members.service.js';
import { newDeviceMail } from './new-device.mail.js';
import { NewDeviceNoticesService } from './new-device-notices.service.js';

/** The kind of mail in the outbox. */
const NEW_DEVICE = 'new device';

/** Tells members of sign-ins on devices on which their account has not signed in before. */
@Injectable()
export class NewDeviceService implements OnModuleInit {
  constructor(
    private readonly notices: NewDeviceNoticesService,
    private readonly members: MembersService,
    private readonly mails: MailOutbox,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.mails.build(NEW_DEVICE, (request, handOver) => this.send(request, handOver));
  }

  /** The address that a sign-in is told to: see {@link NewDeviceNoticesService.addressToTell}. One that is not confirmed may be a stranger's. */
  addressToTell(memberId: string): Promise<string | null> {
    return this.notices.addressToTell(memberOf(memberId), async () => {
      const address = await this.members.address(memberId);
      return address?.emailConfirmedAt ? address.email : null;
    });
  }

  /** Queues the mail in the transaction that starts the session; call {@link MailOutbox.sendQueued} after it. */
  async queue(address: string, memberId: string, tx: Transaction): Promise<void> {
    await this.mails.queue(NEW_DEVICE, address, memberId, tx);
  }

  private async send({ recipient, memberId, createdAt }: MailRequest, handOver: HandOver): Promise<void> {
    if (memberId === null) return;
    const signIn = await this.notices.describe(memberOf(memberId), createdAt);
    await handOver(newDeviceMail(recipient, this.env.MEMBER_ORIGIN, signIn));
  }
}

const memberOf = (accountId: string) => ({ kind: 'member', accountId }) as const;
