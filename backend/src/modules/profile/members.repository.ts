import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { emailKey } from '../../common/email-address.js';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import { Member } from './member.entity.js';

const TAKEN = statement(
  'member_taken',
  `SELECT EXISTS (
            SELECT FROM member WHERE lower(email) = lower($1) OR (email_key = $2 AND NOT email_clashes)) AS email,
          EXISTS (SELECT FROM member WHERE phone = $3) AS phone`,
);

/** The data of a sign-up; `termsVersion` is the accepted version of the terms. */
export type NewMember = Readonly<
  Pick<Member, 'name' | 'email' | 'phone' | 'collegeName' | 'collegeYear' | 'courseName' | 'termsVersion'>
>;

@Injectable()
export class MembersRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(Member) private readonly members: Repository<Member>,
  ) {}

  /** Returns the new id; a unique violation means that the e-mail or phone is taken. */
  async insert(member: NewMember, tx: Transaction): Promise<string> {
    const row: Partial<Member> = { ...member, emailKey: emailKey(member.email) };
    // TypeORM adds the columns that the database generates.
    await tx.manager.withRepository(this.members).insert(row);
    if (row.id === undefined) throw new Error('INSERT … RETURNING answered no row');
    return row.id;
  }

  async taken(email: string, phone: string): Promise<{ email: boolean; phone: boolean }> {
    const [row] = await this.sql.query(TAKEN, [email, emailKey(email), phone]);
    return row ?? { email: false, phone: false };
  }
}
