import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import { Env } from '../../config/env.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { MailOutbox, type HandOver, type MailRequest } from '../../platform/mail/mail-outbox.js';
import type { Transaction } from '../../platform/sql/sql.js';
import { mailboxCount } from '../auth/mailbox-limit.service.js';
import { grievanceAnsweredMail, grievanceReceivedMail } from './grievance.mail.js';
import { GrievancesRepository } from './grievances.repository.js';
import { shownReference } from './grievances.mapper.js';

/** The kinds of mail in the outbox. */
const RECEIVED = 'grievance received';
const ANSWERED = 'grievance answered';

/** Tells who sent a grievance that it has arrived, and that it has its answer. */
@Injectable()
export class GrievanceMailsService implements OnModuleInit {
  constructor(
    private readonly repository: GrievancesRepository,
    private readonly limits: LimitsService,
    private readonly mails: MailOutbox,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.mails.build(RECEIVED, (request, handOver) => this.send(request, handOver, grievanceReceivedMail));
    this.mails.build(ANSWERED, (request, handOver) => this.send(request, handOver, grievanceAnsweredMail));
  }

  /** Queues the mail in the transaction that writes the grievance; call {@link sendQueued} after it. */
  async queueReceived(email: string, tx: Transaction): Promise<void> {
    await this.mails.queue(RECEIVED, email, null, tx);
  }

  /** Queues the mail in the transaction that writes the answer; call {@link sendQueued} after it. */
  async queueAnswered(email: string, tx: Transaction): Promise<void> {
    await this.mails.queue(ANSWERED, email, null, tx);
  }

  /** Sends what is queued, without waiting for it. */
  sendQueued(): void {
    this.mails.sendQueued();
  }

  private async send(
    { recipient, createdAt }: MailRequest,
    handOver: HandOver,
    build: typeof grievanceReceivedMail,
  ): Promise<void> {
    const reference = await this.repository.ofMail(recipient, createdAt);
    if (reference === null) return;
    const mail = build({
      to: recipient,
      site: this.env.MEMBER_ORIGIN,
      reference: shownReference(reference),
    });
    // Anybody can type anybody's address. If handing over the mail fails, the hit is taken back.
    await this.limits
      .countAttempt([mailboxCount(recipient, 'grievance')], () => handOver(mail))
      .catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error;
      });
  }
}
