import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../../config/env.js';
import { JOBS } from '../../../platform/jobs/job-list.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { AppLogger } from '../../../platform/logging/app-logger.js';
import { MailOutbox, type HandOver, type MailRequest } from '../../../platform/mail/mail-outbox.js';
import { Sql } from '../../../platform/sql/sql.js';
import { counted, inSentence, notificationWords } from '../notification-words.js';
import type { MailList } from './mail-lists.js';
import { MailUnsubscribeService } from './mail-unsubscribe.service.js';
import {
  NotificationMailRepository,
  type BestPost,
  type MailRecipient,
} from './notification-mail.repository.js';
import { notificationsMail, summaryMail } from './notification.mail.js';

/** The kinds of mail in the outbox. */
const MAILS = {
  notifications: 'unread notifications',
  summary: 'weekly summary',
} as const satisfies Record<MailList, string>;

/**
 * Mails members about unread notifications and the best posts of their pages, as far as they asked for it. Who gets a mail is
 * noted in the transaction that queues it, so that two processes never mail the same; what it says is read when it is sent.
 */
@Injectable()
export class NotificationMailService implements OnModuleInit {
  /** The subscriber after whom the next run goes on; null: from the beginning. */
  private lastAsked: string | null = null;

  constructor(
    private readonly sql: Sql,
    private readonly repository: NotificationMailRepository,
    private readonly subscriptions: MailUnsubscribeService,
    private readonly mails: MailOutbox,
    private readonly jobs: JobsService,
    private readonly env: Env,
    private readonly logger: AppLogger,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.mailNotifications, run: (signal) => this.queueDue(new Date(), signal) });
    this.mails.build(MAILS.notifications, (request, handOver) => this.sendNotifications(request, handOver));
    this.mails.build(MAILS.summary, (request, handOver) => this.sendSummary(request, handOver));
    if (this.env.API_ORIGIN === '' && this.env.NODE_ENV === 'production')
      this.logger.warn('API_ORIGIN is not set: no mails about notifications are sent');
  }

  /**
   * Queues the mails that are due: summaries in their hours, then mails about notifications; at most `MAILS_PER_MINUTE`, less
   * what still waits for the mail server.
   * @param now decides whether it is time for summaries
   */
  async queueDue(now: Date, signal?: AbortSignal): Promise<void> {
    if (this.env.API_ORIGIN === '') return;
    let room = this.env.MAILS_PER_MINUTE - (await this.mails.waitingOnlyOnce());
    const begin = summaryWindow(now);
    while (begin && room > 0 && !signal?.aborted) {
      const claimed = await this.queueSummaries(room, begin, now);
      if (claimed.length === 0) break;
      room -= claimed.filter(({ hasPosts }) => hasPosts).length;
    }
    if (room > 0 && !signal?.aborted) await this.queueDigests(room);
    this.mails.sendQueued();
  }

  private queueSummaries(max: number, begin: Date, now: Date) {
    return this.sql.transaction(async (tx) => {
      const claimed = await this.repository.claimSummaries(max, begin, now, tx);
      await this.mails.queueOnlyOnce(
        MAILS.summary,
        recipientsOf(claimed.filter(({ hasPosts }) => hasPosts)),
        tx,
      );
      return claimed;
    });
  }

  private async queueDigests(max: number): Promise<void> {
    this.lastAsked = await this.sql.transaction(async (tx) => {
      const { claimed, last } = await this.repository.claimDigests(max, this.lastAsked, tx);
      await this.mails.queueOnlyOnce(MAILS.notifications, claimed, tx);
      return last;
    });
  }

  private async sendNotifications(request: MailRequest, handOver: HandOver): Promise<void> {
    const memberId = await this.receiver('notifications', request);
    if (memberId === null) return;
    const { rows, total } = await this.repository.mailed(memberId);
    const lines = rows.map(notificationWords);
    if (lines.length === 0) return;
    await handOver(notificationsMail(request.recipient, lines, total, this.links(memberId, 'notifications')));
  }

  private async sendSummary(request: MailRequest, handOver: HandOver): Promise<void> {
    const memberId = await this.receiver('summary', request);
    if (memberId === null) return;
    const lines = (await this.repository.best(memberId)).map(postWords);
    if (lines.length === 0) return;
    await handOver(summaryMail(request.recipient, lines, this.links(memberId, 'summary')));
  }

  /** Who gets the mail, or null: the address, its confirmation, the account or the wish may have changed since it was queued. */
  private async receiver(list: MailList, { memberId, recipient }: MailRequest): Promise<string | null> {
    if (memberId === null || this.env.API_ORIGIN === '') return null;
    return (await this.repository.wants(list, memberId, recipient)) ? memberId : null;
  }

  private links(memberId: string, list: MailList) {
    const token = this.subscriptions.token({ memberId, list });
    return { site: this.env.MEMBER_ORIGIN, api: this.env.API_ORIGIN, token };
  }
}

const recipientsOf = (claimed: readonly MailRecipient[]) =>
  claimed.map(({ memberId, recipient }) => ({ memberId, recipient }));

/** A post in one sentence, without its text: "Meera posted on Robotics Club: 12 likes, 1 comment". */
function postWords({ authorName, pageTitle, likes, comments }: BestPost): string {
  const what = [
    ...(likes > 0 ? [counted(likes, 'like', 'likes')] : []),
    ...(comments > 0 ? [counted(comments, 'comment', 'comments')] : []),
  ].join(', ');
  return `${inSentence(authorName)} posted on ${inSentence(pageTitle)}${what === '' ? '' : `: ${what}`}`;
}

/** Milliseconds that India Standard Time is ahead of UTC; it has no summer time. */
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;
/** When weekly summaries are sent (docs/decisions/0074-list-mail.md): the day, 0 for Sunday, and hours in India, the last one excluded. */
export const SUMMARY = { weekday: 0, fromHour: 17, toHour: 20 } as const;

/** The beginning of the hours in which weekly summaries are sent; null outside of them. */
function summaryWindow(now: Date): Date | null {
  const local = new Date(now.getTime() + IST_OFFSET_MS);
  const hour = local.getUTCHours();
  if (local.getUTCDay() !== SUMMARY.weekday || hour < SUMMARY.fromHour || hour >= SUMMARY.toHour) return null;
  return new Date(
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), SUMMARY.fromHour) -
      IST_OFFSET_MS,
  );
}
