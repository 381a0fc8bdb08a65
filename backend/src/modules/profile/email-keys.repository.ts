import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

/** Members given their key at once: few enough that nobody waits for their rows. */
const BATCH = 500;

// Whoever changes their profile at the moment gets it the next time.
const WITHOUT = statement(
  'email_keys_missing',
  `SELECT id, email FROM member WHERE email_key IS NULL ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`,
);
const SET = statement(
  'email_keys_set',
  `UPDATE member m
      SET email_key = given.key,
          email_clashes = given.again OR EXISTS (
            SELECT FROM member other WHERE other.email_key = given.key AND NOT other.email_clashes)
     FROM unnest($1::bigint[], $2::text[], $3::boolean[]) AS given (id, key, again)
    WHERE m.id = given.id AND m.email_key IS NULL`,
);
const SETTLE = statement(
  'email_keys_settle',
  `UPDATE member m SET email_clashes = false
    WHERE m.email_clashes
      AND NOT EXISTS (SELECT FROM member other WHERE other.email_key = m.email_key AND NOT other.email_clashes)
      AND NOT EXISTS (
        SELECT FROM member other WHERE other.email_key = m.email_key AND other.email_clashes AND other.id < m.id)`,
);
const CLASHES = statement(
  'email_keys_clashes',
  `SELECT m.id, holder.id AS "with"
     FROM member m JOIN member holder ON holder.email_key = m.email_key AND NOT holder.email_clashes
    WHERE m.email_clashes ORDER BY m.id`,
);

export interface MemberEmail {
  readonly id: string;
  readonly email: string;
}

/** A member whose address only looks different from that of the member who joined first, by their ids. */
export interface EmailClash {
  readonly id: string;
  readonly with: string;
}

/** The keys that addresses of members are compared by, and who clashes. */
@Injectable()
export class EmailKeysRepository {
  constructor(private readonly sql: Sql) {}

  transaction<Result>(work: (tx: SqlRunner) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }

  /** Some members without a key, those who joined first before others; they stay locked until the transaction ends. */
  missing(tx: SqlRunner): Promise<MemberEmail[]> {
    return tx.query<MemberEmail>(WITHOUT);
  }

  /**
   * Gives members their keys, and marks those whose key somebody has already.
   * @param given `again`: another one of these has the same key and comes first
   */
  async set(given: readonly { id: string; key: string; again: boolean }[], tx: SqlRunner): Promise<void> {
    await tx.query(SET, [
      given.map(({ id }) => id),
      given.map(({ key }) => key),
      given.map(({ again }) => again),
    ]);
  }

  /** Takes the mark from those who clash with nobody any more, because an account is gone. */
  async settle(): Promise<void> {
    await this.sql.query(SETTLE);
  }

  clashes(): Promise<EmailClash[]> {
    return this.sql.query<EmailClash>(CLASHES);
  }
}
