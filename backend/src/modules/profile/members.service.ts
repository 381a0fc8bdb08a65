import { Injectable } from '@nestjs/common';
import { conflict } from '../../common/app-error.js';
import { isUniqueViolation, violatedConstraint } from '../../platform/sql/constraint.js';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { MembersRepository, type NewMember } from './members.repository.js';

/** The field that each unique index of members protects. */
const TAKEN_BY: Readonly<Record<string, 'email' | 'phone'>> = {
  member_email_key: 'email',
  member_email_comparison_key: 'email',
  member_phone_key: 'phone',
};

/** Creates and finds members. Their passwords belong to the auth module. */
@Injectable()
export class MembersService {
  constructor(
    private readonly repository: MembersRepository,
    private readonly sql: Sql,
  ) {}

  /**
   * Creates a member and, in the same transaction, what `alongside` creates for the new id.
   * @throws AppError 409 naming the taken fields
   */
  async create(member: NewMember, alongside: (id: string, tx: Transaction) => Promise<void>): Promise<void> {
    try {
      await this.sql.transaction(async (tx) => alongside(await this.repository.insert(member, tx), tx));
    } catch (error) {
      // The unique indexes decide, not a check beforehand: two people may sign up at the same moment (a race
      // condition).
      const violated = TAKEN_BY[violatedConstraint(error) ?? ''];
      if (!isUniqueViolation(error) || !violated) throw error;
      // The violated index names one field, but the form should show both. The field may be free again by now.
      const taken = await this.repository.taken(member.email, member.phone);
      throw conflict({
        ...((taken.email || violated === 'email') && { email: 'This email is already registered' }),
        ...((taken.phone || violated === 'phone') && { phone: 'This phone number is already registered' }),
      });
    }
  }
}
