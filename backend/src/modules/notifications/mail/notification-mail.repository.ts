import { Injectable } from '@nestjs/common';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import { withActors, type NotificationRow } from '../notification-rows.repository.js';
import type { MailList, Subscription } from './mail-lists.js';
import {
  BEST,
  CLAIM_DIGESTS,
  CLAIM_SUMMARIES,
  END_DIGESTS,
  END_SUMMARIES,
  MAILED,
  WANTED,
} from './notification-mail.statements.js';

/** A member who is to get a mail. */
export interface MailRecipient {
  readonly memberId: string;
  /** The address. */
  readonly recipient: string;
}

/** A post in a weekly summary. Its text is not mailed. */
export interface BestPost {
  readonly postId: string;
  readonly authorName: string;
  readonly pageTitle: string;
  readonly likes: number;
  readonly comments: number;
}

/** Who is due a mail, and what a summary tells. */
@Injectable()
export class NotificationMailRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Notes at most `max` of the next subscribers, and what their mails are about, as mailed.
   * @param after the `last` of the run before; null begins with the first subscriber
   */
  async claimDigests(
    max: number,
    after: string | null,
    tx: Transaction,
  ): Promise<{ readonly claimed: MailRecipient[]; readonly last: string | null }> {
    const rows = await tx.query(CLAIM_DIGESTS, [max, after ?? '0']);
    const claimed = rows.flatMap(({ memberId, recipient }) =>
      memberId === null || recipient === null ? [] : [{ memberId, recipient }],
    );
    return { claimed, last: rows[0]?.last ?? null };
  }

  /** Notes at most `max` members without a summary since `begin` as served at `now`; `hasPosts` says who gets one. */
  claimSummaries(
    max: number,
    begin: Date,
    now: Date,
    tx: Transaction,
  ): Promise<(MailRecipient & { readonly hasPosts: boolean })[]> {
    return tx.query(CLAIM_SUMMARIES, [max, begin, now]);
  }

  /** Whether a list may go to this member at this address. */
  async wants(list: MailList, memberId: string, address: string): Promise<boolean> {
    const [wanted] = await this.sql.query(WANTED, [memberId, address]);
    return wanted?.[list] === true;
  }

  /** What the latest mail to the member is about, latest first: the first ten, and how many there are. */
  async mailed(
    memberId: string,
  ): Promise<{ readonly rows: readonly NotificationRow[]; readonly total: number }> {
    const rows = await this.sql.query(MAILED, [memberId]);
    return { rows: await withActors(this.sql, rows), total: rows[0]?.total ?? 0 };
  }

  /** Up to five, the best first. */
  best(memberId: string): Promise<BestPost[]> {
    return this.sql.query(BEST, [memberId]);
  }

  async end({ memberId, list }: Subscription): Promise<void> {
    await this.sql.query(list === 'summary' ? END_SUMMARIES : END_DIGESTS, [memberId]);
  }
}
