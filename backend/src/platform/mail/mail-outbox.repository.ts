import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Sql, type Transaction } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import { MailOutboxEntry } from './mail-outbox.entity.js';

// The claim lasts longer than a mail server may take: after that another process sends the mail of a killed one. A mail that may
// be sent only once is deleted instead: if the process is killed, nobody knows whether it was sent.
const CLAIM = statement(
  'mail_outbox_claim',
  `WITH next AS MATERIALIZED (
     SELECT id, kind, recipient, member_id, created_at, tries, only_once FROM mail_outbox
      WHERE not_before <= now() ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
   ), held AS (
     UPDATE mail_outbox o SET not_before = now() + interval '2 minutes' FROM next WHERE o.id = next.id AND NOT next.only_once
   ), taken AS (
     DELETE FROM mail_outbox o USING next WHERE o.id = next.id AND next.only_once
   )
   SELECT id, kind, recipient, member_id AS "memberId", created_at AS "createdAt", tries, only_once AS "onlyOnce",
          created_at < now() - interval '1 hour' AS "isTooOld"
     FROM next`,
);
/**
 * Exponential backoff: 15 seconds, then twice as long each time, at most ten minutes.
 * @param tries SQL of the number of attempts before this one
 */
const nextTry = (tries: string) =>
  `now() + least(interval '10 minutes', interval '15 seconds' * (2 ^ least(${tries}, 10)))`;

/** A mail to be sent, claimed by this process. */
export interface PendingMail extends Readonly<
  Pick<MailOutboxEntry, 'id' | 'kind' | 'recipient' | 'memberId' | 'createdAt' | 'tries' | 'onlyOnce'>
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

  /** Queues a mail to each of the members; each is sent once, or lost. */
  async addOnlyOnce(
    kind: string,
    recipients: readonly Pick<MailOutboxEntry, 'recipient' | 'memberId'>[],
    tx: Transaction,
  ): Promise<void> {
    const rows = recipients.map(({ recipient, memberId }) => ({ kind, recipient, memberId, onlyOnce: true }));
    await tx.manager.withRepository(this.entries).insert(rows);
  }

  /** Claims the oldest mail that is due. */
  async claim(): Promise<PendingMail | undefined> {
    const [row] = await this.sql.query(CLAIM);
    return row;
  }

  async done({ id, onlyOnce }: PendingMail): Promise<void> {
    if (!onlyOnce) await this.entries.delete({ id });
  }

  /** Schedules another attempt. */
  async postpone({ id, tries, onlyOnce, ...mail }: PendingMail): Promise<void> {
    if (onlyOnce) {
      const { kind, recipient, memberId, createdAt } = mail;
      const again = { kind, recipient, memberId, createdAt, onlyOnce, tries: tries + 1 };
      await this.entries.insert({ ...again, notBefore: () => nextTry(String(tries)) });
    } else {
      await this.entries.update({ id }, { tries: () => 'tries + 1', notBefore: () => nextTry('tries') });
    }
  }

  /** Number of waiting mails. */
  async length(): Promise<number> {
    return this.entries.count();
  }

  /** Number of waiting mails that may be sent only once. */
  async lengthOnlyOnce(): Promise<number> {
    return this.entries.countBy({ onlyOnce: true });
  }
}
