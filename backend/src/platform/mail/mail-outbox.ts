import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { AppLogger } from '../logging/app-logger.js';
import { redact } from '../../common/redact.js';
import { DeliveriesService } from '../deliveries/deliveries.service.js';
import { JOBS } from '../jobs/job-list.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { MailOutcome } from '../metrics/metrics.js';
import { MailOutboxRepository, type PendingMail } from './mail-outbox.repository.js';
import type { Transaction } from '../sql/sql.js';
import { Mailer, MailRefused, MailUnclear, type Mail } from './mailer.js';

/** Mails that a process sends at the same time. */
const AT_ONCE = 4;

/** A queued mail, as its builder gets it: the typed address, the member that the mail is about, where that is known, and when it was queued. */
export type MailRequest = Pick<PendingMail, 'recipient' | 'memberId' | 'createdAt'>;

/** Sends a built mail; resolves when the mail server has accepted it. */
export type HandOver = (mail: Mail) => Promise<void>;

/**
 * Builds a mail for the typed address and hands it over; hands nothing over if the address has no account. It runs
 * again after a failure, so a secret in the mail is created for each attempt and stored nowhere else.
 * @throws what `handOver` throws
 */
export type MailBuilder = (request: MailRequest, handOver: HandOver) => Promise<void>;

/**
 * The mail outbox: each mail has a row until the mail server has accepted it, so that none is lost when a process dies,
 * except those that must not be sent twice. Mails are sent at once; failed ones are retried for an hour.
 */
@Injectable()
export class MailOutbox implements OnModuleInit, BeforeApplicationShutdown {
  private readonly builders = new Map<string, MailBuilder>();
  private readonly atWork = new Set<Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly repository: MailOutboxRepository,
    private readonly mailer: Mailer,
    private readonly jobs: JobsService,
    private readonly deliveries: DeliveriesService,
    private readonly logger: AppLogger,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.sendMail, run: (signal) => this.drain(signal) });
  }

  /** Registers the builder of a kind of mail (up to 40 characters); call it while the application starts. */
  build(kind: string, builder: MailBuilder): void {
    this.builders.set(kind, builder);
  }

  /**
   * Queues a mail. Once this resolves it will be sent, whatever happens to this process.
   * @param recipient an address, at most 254 characters; whether an account has it is checked later
   * @param memberId the member that the mail is about, if known
   */
  async add(kind: string, recipient: string, memberId: string | null = null): Promise<void> {
    await this.repository.add(kind, recipient, memberId);
    this.sendQueued();
  }

  /** Queues a mail in a transaction, so that both succeed or neither; call {@link sendQueued} after it. */
  async queue(kind: string, recipient: string, memberId: string | null, tx: Transaction): Promise<void> {
    await this.repository.add(kind, recipient, memberId, tx);
  }

  /**
   * Queues a mail to each of the members in a transaction; call {@link sendQueued} after it. Each is rather lost than sent twice:
   * it is sent again only if it certainly was not sent.
   */
  async queueOnlyOnce(
    kind: string,
    recipients: readonly { readonly recipient: string; readonly memberId: string }[],
    tx: Transaction,
  ): Promise<void> {
    if (recipients.length > 0) await this.repository.addOnlyOnce(kind, recipients, tx);
  }

  /** Number of mails queued by {@link queueOnlyOnce} that wait. */
  waitingOnlyOnce(): Promise<number> {
    return this.repository.lengthOnlyOnce();
  }

  /** Starts sending what is queued, without waiting for it; otherwise the job does it within half a minute. */
  sendQueued(): void {
    // The running workers continue until the queue is empty.
    if (this.stopping.signal.aborted || this.atWork.size >= AT_ONCE) return;
    const work = this.drain(this.stopping.signal).catch((err: unknown) => {
      this.logger.error({ err }, 'Mails cannot be looked up; the job tries again');
    });
    this.atWork.add(work);
    void work.finally(() => this.atWork.delete(work));
  }

  /** Resolves when what was started by {@link sendQueued} is sent. */
  async idle(): Promise<void> {
    while (this.atWork.size > 0) await Promise.all(this.atWork);
  }

  /** Before the database connection closes: starts no new mail, and waits for those being sent. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.idle();
  }

  private async drain(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const mail = await this.repository.claim();
      if (!mail) return;
      if (!mail.isTooOld) await this.send(mail);
      else {
        this.logger.error({ mail: mail.kind }, 'A mail could not be sent for an hour and is given up');
        await this.end(mail, 'given_up');
      }
    }
  }

  private async send(mail: PendingMail): Promise<void> {
    try {
      let outcome: MailOutcome = 'needless';
      await this.builderOf(mail)(mail, async (built) => {
        await this.mailer.send(built);
        outcome = 'handed_over';
      });
      await this.end(mail, outcome);
    } catch (error) {
      // A refusal concerns one address, usually one that does not exist: not our fault, and a retry would not help.
      const refused = error instanceof MailRefused;
      const unclear = error instanceof MailUnclear && mail.onlyOnce;
      const reason = redact(error instanceof Error ? error.message : String(error));
      this.logger.warn({ mail: mail.kind, reason }, textOf(refused, unclear));
      if (refused) await this.end(mail, 'refused');
      else if (unclear) await this.end(mail, 'unclear');
      else {
        await this.repository.postpone(mail);
        await this.deliveries.mailEnded('postponed');
      }
    }
  }

  private async end(mail: PendingMail, outcome: MailOutcome): Promise<void> {
    await Promise.all([this.repository.done(mail), this.deliveries.mailEnded(outcome)]);
  }

  private builderOf({ kind }: PendingMail): MailBuilder {
    const builder = this.builders.get(kind);
    if (!builder) throw new Error(`This release knows no mail called ${kind}`);
    return builder;
  }
}

function textOf(refused: boolean, unclear: boolean): string {
  if (refused) return 'The mail server refused a mail';
  return unclear
    ? 'A mail may not have been sent; it is not tried again'
    : 'A mail could not be sent; it is tried again';
}
