import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../../config/env.js';
import { MailOutbox, type HandOver, type MailRequest } from '../../../platform/mail/mail-outbox.js';
import type { Transaction } from '../../../platform/sql/sql.js';
import { NewDeviceNoticesService } from '../../auth/new-device-notices.service.js';
import { AdministratorsRepository } from '../administrators/administrators.repository.js';
import { adminNewDeviceMail } from './admin-new-device.mail.js';

/** The kind of mail in the outbox. */
const NEW_DEVICE = 'console new device';

/** Tells the console's accounts that have an address of sign-ins on devices on which they have not signed in before. */
@Injectable()
export class AdminNewDeviceService implements OnModuleInit {
  constructor(
    private readonly notices: NewDeviceNoticesService,
    private readonly administrators: AdministratorsRepository,
    private readonly mails: MailOutbox,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.mails.build(NEW_DEVICE, (request, handOver) => this.send(request, handOver));
  }

  /** The address that a sign-in is told to: see {@link NewDeviceNoticesService.addressToTell}. */
  addressToTell(id: string): Promise<string | null> {
    return this.notices.addressToTell(
      consoleAccount(id),
      async () => (await this.administrators.byId(id))?.email ?? null,
    );
  }

  /** Queues the mail in the transaction that starts the session; call {@link sendQueued} after it. */
  async queue(address: string, tx: Transaction): Promise<void> {
    await this.mails.queue(NEW_DEVICE, address, null, tx);
  }

  /** Starts sending what {@link queue} has queued. */
  sendQueued(): void {
    this.mails.sendQueued();
  }

  /** Hands nothing over once the account is removed. */
  private async send({ recipient, createdAt }: MailRequest, handOver: HandOver): Promise<void> {
    const account = await this.administrators.byEmail(recipient);
    if (!account) return;
    const signIn = await this.notices.describe(consoleAccount(account.id), createdAt);
    const { userName } = account;
    await handOver(adminNewDeviceMail(recipient, this.env.ADMIN_ORIGIN, { userName, ...signIn }));
  }
}

const consoleAccount = (accountId: string) => ({ kind: 'administrator', accountId }) as const;
