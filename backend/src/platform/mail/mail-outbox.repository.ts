import { Injectable } from '@nestjs/common';
import { Sql } from '../sql/sql.js';
import { statement } from '../sql/statement.js';

const ADD = statement('mail_outbox_add', `INSERT INTO mail_outbox (kind, recipient) VALUES ($1, $2)`);
// The claim lasts longer than a mail server may take: after that another process sends the mail of a killed one.
const CLAIM = statement(
  'mail_outbox_claim',
  `UPDATE mail_outbox SET not_before = now() + interval '2 minutes'
    WHERE id = (SELECT id FROM mail_outbox WHERE not_before <= now() ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING id, kind, recipient, created_at < now() - interval '1 hour' AS "isTooOld"`,
);
const DONE = statement('mail_outbox_done', `DELETE FROM mail_outbox WHERE id = $1`);
// Exponential backoff: 15 seconds, then twice as long each time, at most ten minutes.
const POSTPONE = statement(
  'mail_outbox_postpone',
  `UPDATE mail_outbox SET tries = tries + 1,
          not_before = now() + least(interval '10 minutes', interval '15 seconds' * (2 ^ least(tries, 10)))
    WHERE id = $1`,
);
const LENGTH = statement('mail_outbox_length', `SELECT count(*)::int AS length FROM mail_outbox`);

/** A mail to be sent, claimed by this process. */
export interface PendingMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  /** Requested more than an hour ago: the recipient has requested another one, or given up. */
  readonly isTooOld: boolean;
}

/** The queue of requested mails. Every method is short: none waits for a mail server. */
@Injectable()
export class MailOutboxRepository {
  constructor(private readonly sql: Sql) {}

  async add(kind: string, recipient: string): Promise<void> {
    await this.sql.query(ADD, [kind, recipient]);
  }

  /** Claims the oldest mail that is due. */
  async claim(): Promise<PendingMail | undefined> {
    const [row] = await this.sql.query<PendingMail>(CLAIM);
    return row;
  }

  async done({ id }: PendingMail): Promise<void> {
    await this.sql.query(DONE, [id]);
  }

  /** Schedules another attempt. */
  async postpone({ id }: PendingMail): Promise<void> {
    await this.sql.query(POSTPONE, [id]);
  }

  /** Number of waiting mails. */
  async length(): Promise<number> {
    const [row] = await this.sql.query<{ length: number }>(LENGTH);
    return row?.length ?? 0;
  }
}
