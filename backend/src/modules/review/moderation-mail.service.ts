import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import type { Mail } from '../../platform/mail/mailer.js';
import type { Transaction } from '../../platform/sql/sql.js';

const URGENT_CASE = 'urgent case';

/** Mails `MODERATION_MAIL` of each case that must be decided within two hours (safety, section 3). */
@Injectable()
export class ModerationMailService implements OnModuleInit {
  constructor(
    private readonly mails: MailOutbox,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.mails.build(URGENT_CASE, ({ recipient }, handOver) =>
      handOver(urgentCaseMail(recipient, this.env.ADMIN_ORIGIN)),
    );
  }

  /** Queues the mail in the transaction that opens the case or raises it; call {@link sendQueued} after it. */
  async queue(memberId: string, tx: Transaction): Promise<void> {
    if (this.env.MODERATION_MAIL) await this.mails.queue(URGENT_CASE, this.env.MODERATION_MAIL, memberId, tx);
  }

  /** Sends what is queued, without waiting for it. */
  sendQueued(): void {
    this.mails.sendQueued();
  }
}

/** The mail names neither what was reported nor anybody: mailboxes are read by others, and kept. */
const urgentCaseMail = (to: string, console: string): Mail => ({
  to,
  subject: 'An urgent case waits in Review',
  text:
    'A member reported something that must be decided within two hours.\n\n' +
    `${console}/admin/review\n\n` +
    'This mail says nothing of its content on purpose. Who gets these mails is set by MODERATION_MAIL.\n',
});
