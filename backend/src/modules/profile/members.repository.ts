import { Injectable } from '@nestjs/common';
import { emailKey } from '../../common/email-address.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

const INSERT = statement(
  'member_insert',
  `INSERT INTO member (name, email, email_key, phone, college_name, college_year, course_name, terms_version)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
);
const TAKEN = statement(
  'member_taken',
  `SELECT EXISTS (
            SELECT FROM member WHERE lower(email) = lower($1) OR (email_key = $2 AND NOT email_clashes)) AS email,
          EXISTS (SELECT FROM member WHERE phone = $3) AS phone`,
);

/** The data of a sign-up. */
export interface NewMember {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly collegeName: string | null;
  readonly collegeYear: number | null;
  readonly courseName: string | null;
  /** Version of the terms that was accepted. */
  readonly termsVersion: string;
}

@Injectable()
export class MembersRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns the new id; a unique violation means that the e-mail or phone is taken. */
  async insert(member: NewMember, tx: SqlRunner): Promise<string> {
    const { name, email, phone, collegeName, collegeYear, courseName, termsVersion } = member;
    const values = [name, email, emailKey(email), phone, collegeName, collegeYear, courseName, termsVersion];
    const [row] = await tx.query<{ id: string }>(INSERT, values);
    if (!row) throw new Error('INSERT … RETURNING answered no row');
    return row.id;
  }

  async taken(email: string, phone: string): Promise<{ email: boolean; phone: boolean }> {
    const [row] = await this.sql.query<{ email: boolean; phone: boolean }>(TAKEN, [
      email,
      emailKey(email),
      phone,
    ]);
    return row ?? { email: false, phone: false };
  }
}
