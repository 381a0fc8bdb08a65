import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Sql, type Transaction } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import { MailOutboxEntry } from './mail-outbox.entity.js';

// The claim lasts longer than a mail server may take: after that another process sends the mail of a killed one.
const CLAIM = statement(
  'mail_outbox_claim',
  `UPDATE mail_outbox SET not_before = now() + interval '2 minutes'
    WHERE id = (SELECT id FROM mail_outbox WHERE not_before <= now() ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING id, kind, recipient, member_id AS "memberId", created_at < now() - interval '1 hour' AS "isTooOld"`,
);
/** Exponential backoff: 15 seconds, then twice as long each time, at most ten minutes. */
const NEXT_TRY = `now() + least(interval '10 minutes', interval '15 seconds' * (2 ^ least(tries, 10)))`;

/** A mail to be sent, claimed by this process. */
export interface PendingMail extends Readonly<
  Pick<MailOutboxEntry, 'id' | 'kind' | 'recipient' | 'memberId'>
> {
  /** Requested more than an hour ago: by now the recipient has requested another mail or given up. */
  readonly isTooOld: boolean;
}

/** The queue of requested mails. Every method is short: none waits for a mail server. */
@Injectable()
export class MailOutboxRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(MailOutboxEntry) private readonly entries: Repository<MailOutboxEntry>,
  ) {}

  async add(kind: string, recipient: string, memberId: string | null, tx?: Transaction): Promise<void> {
    const entries = tx ? tx.manager.withRepository(this.entries) : this.entries;
    await entries.insert({ kind, recipient, memberId });
  }

  /** Claims the oldest mail that is due. */
  async claim(): Promise<PendingMail | undefined> {
    const [row] = await this.sql.query(CLAIM);
    return row;
  }

  async done({ id }: PendingMail): Promise<void> {
    await this.entries.delete({ id });
  }

  /** Schedules another attempt. */
  async postpone({ id }: PendingMail): Promise<void> {
    await this.entries.update({ id }, { tries: () => 'tries + 1', notBefore: () => NEXT_TRY });
  }

  /** Number of waiting mails. */
  async length(): Promise<number> {
    return this.entries.count();
  }
}
