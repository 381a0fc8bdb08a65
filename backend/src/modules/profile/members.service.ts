import { Injectable } from '@nestjs/common';
import { conflict } from '../../common/app-error.js';
import { isUniqueViolation, violatedConstraint } from '../../platform/sql/constraint.js';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { MembersRepository, type MemberAddress, type NewMember } from './members.repository.js';

/** The field that each unique index of members protects. */
const TAKEN_BY: Readonly<Record<string, 'email' | 'phone'>> = {
  member_email_key: 'email',
  member_email_comparison_key: 'email',
  member_phone_key: 'phone',
};

const EMAIL_TAKEN = 'This email is already registered';

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
        ...((taken.email || violated === 'email') && { email: EMAIL_TAKEN }),
        ...((taken.phone || violated === 'phone') && { phone: 'This phone number is already registered' }),
      });
    }
  }

  /** A member's address, without a lock; null when there is no such member. */
  address(memberId: string): Promise<MemberAddress | null> {
    return this.repository.address(memberId);
  }

  /**
   * A member's address, locked until the transaction ends. Everything that changes how an account is reached (its
   * address, its password, links mailed for either) takes this lock first, so that of two such changes the second sees
   * the first.
   */
  lockAddress(memberId: string, tx: Transaction): Promise<MemberAddress | null> {
    return this.repository.lockAddress(memberId, tx);
  }

  /** Notes that the address is confirmed. */
  confirmAddress(memberId: string, tx: Transaction): Promise<void> {
    return this.repository.confirmAddress(memberId, tx);
  }

  /** Whether another member has this address, in any spelling. */
  isAddressTaken(email: string, memberId: string): Promise<boolean> {
    return this.repository.isAddressTaken(email, memberId);
  }

  /**
   * Replaces the address by one that is confirmed.
   * @throws AppError 409 when another member has it
   */
  async changeAddress(memberId: string, email: string, tx: Transaction): Promise<void> {
    try {
      await this.repository.changeAddress(memberId, email, tx);
    } catch (error) {
      if (isUniqueViolation(error) && TAKEN_BY[violatedConstraint(error) ?? ''] === 'email')
        throw conflict({ email: EMAIL_TAKEN });
      throw error;
    }
  }
}
