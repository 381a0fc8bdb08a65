import { Injectable } from '@nestjs/common';
import { Sql } from '../sql/sql.js';
import { statement } from '../sql/statement.js';

const ADD = statement('mail_outbox_add', `INSERT INTO mail_outbox (kind, recipient) VALUES ($1, $2)`);
// Longer than a mail server may take: whose process was killed is sent by another afterwards.
const CLAIM = statement(
  'mail_outbox_claim',
  `UPDATE mail_outbox SET not_before = now() + interval '2 minutes'
    WHERE id = (SELECT id FROM mail_outbox WHERE not_before <= now() ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING id, kind, recipient, created_at < now() - interval '1 hour' AS "isTooOld"`,
);
const DONE = statement('mail_outbox_done', `DELETE FROM mail_outbox WHERE id = $1`);
// After 15 seconds, then twice as long each time, and ten minutes at most.
const POSTPONE = statement(
  'mail_outbox_postpone',
  `UPDATE mail_outbox SET tries = tries + 1,
          not_before = now() + least(interval '10 minutes', interval '15 seconds' * (2 ^ least(tries, 10)))
    WHERE id = $1`,
);
const LENGTH = statement('mail_outbox_length', `SELECT count(*)::int AS length FROM mail_outbox`);

/** A mail to be handed over, which nobody else is at. */
export interface PendingMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  /** Asked for more than an hour ago: whoever waited for it has asked again, or given up. */
  readonly isTooOld: boolean;
}

/** Mails that were asked for. Every method is short: nothing here waits for a mail server. */
@Injectable()
export class MailOutboxRepository {
  constructor(private readonly sql: Sql) {}

  async add(kind: string, recipient: string): Promise<void> {
    await this.sql.query(ADD, [kind, recipient]);
  }

  /** The oldest whose time has come. */
  async claim(): Promise<PendingMail | undefined> {
    const [row] = await this.sql.query<PendingMail>(CLAIM);
    return row;
  }

  async done({ id }: PendingMail): Promise<void> {
    await this.sql.query(DONE, [id]);
  }

  /** Leaves it for another try. */
  async postpone({ id }: PendingMail): Promise<void> {
    await this.sql.query(POSTPONE, [id]);
  }

  /** Mails that wait. */
  async length(): Promise<number> {
    const [row] = await this.sql.query<{ length: number }>(LENGTH);
    return row?.length ?? 0;
  }
}
