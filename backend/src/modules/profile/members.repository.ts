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

/** A member's e-mail address, and whether it is known to be theirs. */
export interface MemberAddress {
  readonly email: string;
  readonly emailConfirmedAt: Date | null;
  /** Whether the account is deleted, and perhaps still restorable. */
  readonly isDeleted: boolean;
}

const ADDRESS = { id: true, email: true, emailConfirmedAt: true, deletedAt: true } as const;

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
    await this.inTransaction(tx).insert(row);
    if (row.id === undefined) throw new Error('INSERT … RETURNING answered no row');
    return row.id;
  }

  /** A member's address; null when there is no such member. */
  async address(id: string): Promise<MemberAddress | null> {
    return toAddress(await this.members.findOne({ where: { id }, select: ADDRESS }));
  }

  /** The same, and the row stays locked until the transaction ends. */
  async lockAddress(id: string, tx: Transaction): Promise<MemberAddress | null> {
    const lock = { mode: 'for_no_key_update' } as const;
    return toAddress(await this.inTransaction(tx).findOne({ where: { id }, select: ADDRESS, lock }));
  }

  async confirmAddress(id: string, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).update({ id }, { emailConfirmedAt: () => 'now()' });
  }

  /** Replaces the address by one that is confirmed; a unique violation means that it is taken. */
  async changeAddress(id: string, email: string, tx: Transaction): Promise<void> {
    const change = { email, emailKey: emailKey(email), emailClashes: false };
    await this.inTransaction(tx).update({ id }, { ...change, emailConfirmedAt: () => 'now()' });
  }

  /** Whether a member other than `id` has this address, in any spelling. */
  async isAddressTaken(email: string, id: string): Promise<boolean> {
    return this.members
      .createQueryBuilder('member')
      .where('member.id <> :id', { id })
      .andWhere(
        '(lower(member.email) = lower(:email) OR (member.emailKey = :key AND NOT member.emailClashes))',
        {
          email,
          key: emailKey(email),
        },
      )
      .getExists();
  }

  async taken(email: string, phone: string): Promise<{ email: boolean; phone: boolean }> {
    const [row] = await this.sql.query(TAKEN, [email, emailKey(email), phone]);
    return row ?? { email: false, phone: false };
  }

  private inTransaction(tx: Transaction): Repository<Member> {
    return tx.manager.withRepository(this.members);
  }
}

function toAddress(
  row: Pick<Member, 'email' | 'emailConfirmedAt' | 'deletedAt'> | null,
): MemberAddress | null {
  if (!row) return null;
  const { email, emailConfirmedAt, deletedAt } = row;
  return { email, emailConfirmedAt, isDeleted: deletedAt !== null };
}
