import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

const INSERT = statement(
  'password_reset_insert',
  `INSERT INTO password_reset (token_hash, member_id, expires_at) VALUES ($1, $2, now() + interval '1 hour')`,
);
const FIND = statement(
  'password_reset_find',
  `SELECT member_id AS "memberId" FROM password_reset WHERE token_hash = $1 AND expires_at > now()`,
);
const USE = statement(
  'password_reset_use',
  `DELETE FROM password_reset WHERE token_hash = $1 AND expires_at > now() RETURNING member_id`,
);
const FORGET = statement('password_reset_forget', `DELETE FROM password_reset WHERE expires_at <= now()`);

/** Links that were mailed to set a new password, by the digest of their token. */
@Injectable()
export class PasswordResetsRepository {
  constructor(private readonly sql: Sql) {}

  async insert(tokenHash: Buffer, memberId: string): Promise<void> {
    await this.sql.query(INSERT, [tokenHash, memberId]);
  }

  /** Whose live link it is, without using it up. */
  async find(tokenHash: Buffer): Promise<string | undefined> {
    const [row] = await this.sql.query<{ memberId: string }>(FIND, [tokenHash]);
    return row?.memberId;
  }

  /** Uses a link up; false when somebody else was faster. */
  async use(tokenHash: Buffer, tx: SqlRunner): Promise<boolean> {
    const used = await tx.query(USE, [tokenHash]);
    return used.length === 1;
  }

  /** Removes links that are too old to be used. */
  async forgetExpired(): Promise<void> {
    await this.sql.query(FORGET);
  }
}
