import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

const INSERT = statement(
  'credential_insert',
  `INSERT INTO member_credential (member_id, password_hash) VALUES ($1, $2)`,
);
const BY_EMAIL = statement(
  'credential_by_email',
  `SELECT c.member_id AS "memberId", c.password_hash AS "passwordHash"
     FROM member m JOIN member_credential c ON c.member_id = m.id WHERE lower(m.email) = lower($1)`,
);
const BY_PHONE = statement(
  'credential_by_phone',
  `SELECT c.member_id AS "memberId", c.password_hash AS "passwordHash"
     FROM member m JOIN member_credential c ON c.member_id = m.id WHERE m.phone = $1`,
);

export interface Credential {
  readonly memberId: string;
  readonly passwordHash: string;
}

@Injectable()
export class CredentialsRepository {
  constructor(private readonly sql: Sql) {}

  async insert(memberId: string, passwordHash: string, tx: SqlRunner): Promise<void> {
    await tx.query(INSERT, [memberId, passwordHash]);
  }

  async byEmail(email: string): Promise<Credential | undefined> {
    const [row] = await this.sql.query<Credential>(BY_EMAIL, [email]);
    return row;
  }

  async byPhone(phone: string): Promise<Credential | undefined> {
    const [row] = await this.sql.query<Credential>(BY_PHONE, [phone]);
    return row;
  }
}
