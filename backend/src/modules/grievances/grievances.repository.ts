import { Injectable } from '@nestjs/common';
import type { StatementRows } from '../../platform/sql/generated.js';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

/** Rows that one run of the job deletes at once. */
const BATCH = 500;

const ADD = statement(
  'grievance_add',
  `INSERT INTO grievance (reference, key_hash, attempt_hash, name, email, text, due_at)
   VALUES ($1, $2, $3, $4, $5, $6, now() + $7::int * interval '1 day')
       ON CONFLICT DO NOTHING RETURNING reference, due_at AS "dueAt"`,
);
const OF_ATTEMPT = statement(
  'grievance_of_attempt',
  `SELECT reference, due_at AS "dueAt" FROM grievance WHERE attempt_hash = $1`,
);
const BY_REFERENCE = statement(
  'grievance_by_reference',
  `SELECT reference, key_hash AS "keyHash", state, sent_at AS "sentAt", due_at AS "dueAt", text, answer, answered_at AS "answeredAt"
     FROM grievance WHERE reference = $1`,
);
// The mail was queued by the transaction that wrote the grievance, or its answer: both have its time.
const OF_MAIL = statement(
  'grievance_of_mail',
  `SELECT reference FROM grievance
    WHERE email = $1 AND $2::timestamptz IN (date_trunc('milliseconds', sent_at), date_trunc('milliseconds', answered_at))
    ORDER BY sent_at DESC LIMIT 1`,
);
const FORGET = statement(
  'grievance_forget',
  `WITH gone AS (
     DELETE FROM grievance WHERE reference IN (
       SELECT reference FROM grievance
        WHERE state = 'answered' AND answered_at < now() - $1::int * interval '1 day'
        ORDER BY answered_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
     RETURNING 1
   )
   SELECT count(*)::int AS gone FROM gone`,
);

/** A grievance that arrived. */
export type SentGrievance = StatementRows['grievance_add'];

/** What is stored of a new grievance. */
export interface NewGrievance {
  readonly reference: string;
  readonly keyHash: Buffer;
  readonly attemptHash: Buffer | null;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  /** In which it must be answered. */
  readonly days: number;
}

@Injectable()
export class GrievancesRepository {
  constructor(private readonly sql: Sql) {}

  /** Null if the reference is taken, or the attempt has a grievance already. */
  async add(grievance: NewGrievance, tx: Transaction): Promise<SentGrievance | null> {
    const { reference, keyHash, attemptHash, name, email, text, days } = grievance;
    const [row] = await tx.query(ADD, [reference, keyHash, attemptHash, name, email, text, days]);
    return row ?? null;
  }

  async ofAttempt(attemptHash: Buffer, tx: Transaction): Promise<SentGrievance | null> {
    const [row] = await tx.query(OF_ATTEMPT, [attemptHash]);
    return row ?? null;
  }

  async byReference(reference: string): Promise<StatementRows['grievance_by_reference'] | null> {
    const [row] = await this.sql.query(BY_REFERENCE, [reference]);
    return row ?? null;
  }

  /**
   * The reference of the grievance that a mail is about; null if it is gone.
   * @param at when the mail was queued, in milliseconds
   */
  async ofMail(email: string, at: Date): Promise<string | null> {
    const [row] = await this.sql.query(OF_MAIL, [email, at]);
    return row?.reference ?? null;
  }

  /** Deletes some that were answered so many days ago; returns how many. */
  async forget(keepDays: number): Promise<number> {
    const [row] = await this.sql.query(FORGET, [keepDays]);
    return row?.gone ?? 0;
  }
}
