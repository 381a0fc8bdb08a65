import { Injectable } from '@nestjs/common';
import { conflict } from '../../common/app-error.js';
import { isUniqueViolation, violatedConstraint } from '../../platform/sql/constraint.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { MembersRepository, type NewMember } from './members.repository.js';

/** What each unique index of members keeps from being taken twice. */
const TAKEN_BY: Readonly<Record<string, 'email' | 'phone'>> = {
  member_email_key: 'email',
  member_email_comparison_key: 'email',
  member_phone_key: 'phone',
};

/** Members as such: who there is. Their passwords belong to the auth module. */
@Injectable()
export class MembersService {
  constructor(
    private readonly repository: MembersRepository,
    private readonly sql: Sql,
  ) {}

  /**
   * Makes a member, and in the same transaction whatever `alongside` makes for the new id.
   * @throws AppError 409 that names what is taken
   */
  async create(member: NewMember, alongside: (id: string, tx: SqlRunner) => Promise<void>): Promise<void> {
    try {
      await this.sql.transaction(async (tx) => alongside(await this.repository.insert(member, tx), tx));
    } catch (error) {
      // The unique indexes decide, not a look beforehand: two people may press Join at once.
      const violated = TAKEN_BY[violatedConstraint(error) ?? ''];
      if (!isUniqueViolation(error) || !violated) throw error;
      // An index names one of the two, the form wants to hear of both. The look may find what it named free again.
      const taken = await this.repository.taken(member.email, member.phone);
      throw conflict({
        ...((taken.email || violated === 'email') && { email: 'This email is already registered' }),
        ...((taken.phone || violated === 'phone') && { phone: 'This phone number is already registered' }),
      });
    }
  }
}
