import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { MailOutbox, type HandOver, type MailRequest } from '../../platform/mail/mail-outbox.js';
import type { Transaction } from '../../platform/sql/sql.js';
import { pageHandedOverMail, pageTakenOverMail } from './page-transfer.mail.js';
import { PageTransfersRepository, type TransferParty } from './page-transfers.repository.js';

/** The kinds of mail in the outbox. */
const KINDS = {
  'handed over': { kind: 'page handed over', build: pageHandedOverMail },
  'taken over': { kind: 'page taken over', build: pageTakenOverMail },
} as const;

/** Tells both owners of a page that it has changed hands: whoever has the password of one learns nothing, its member does. */
@Injectable()
export class PageTransferMailsService implements OnModuleInit {
  constructor(
    private readonly repository: PageTransfersRepository,
    private readonly mails: MailOutbox,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    for (const what of ['handed over', 'taken over'] as const) {
      this.mails.build(KINDS[what].kind, (request, handOver) => this.send(request, handOver, what));
    }
  }

  /** Queues both mails in the transaction of the transfer, each to a confirmed address; call {@link sendQueued} after it. */
  async queue(from: TransferParty, to: TransferParty, tx: Transaction): Promise<void> {
    if (from.isConfirmed) await this.mails.queue(KINDS['handed over'].kind, from.email, from.id, tx);
    if (to.isConfirmed) await this.mails.queue(KINDS['taken over'].kind, to.email, to.id, tx);
  }

  /** Sends what is queued, without waiting for it. */
  sendQueued(): void {
    this.mails.sendQueued();
  }

  private async send(
    { recipient, memberId, createdAt }: MailRequest,
    handOver: HandOver,
    what: keyof typeof KINDS,
  ): Promise<void> {
    const page = memberId && (await this.repository.pageOfMail(memberId, createdAt, what));
    if (!page) return;
    await handOver(
      KINDS[what].build({ to: recipient, site: this.env.MEMBER_ORIGIN, pageId: page.id, title: page.title }),
    );
  }
}
