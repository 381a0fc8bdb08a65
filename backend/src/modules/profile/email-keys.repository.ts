import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import { Member } from './member.entity.js';

/** Members per batch: few enough that other requests do not wait long for their rows. */
const BATCH = 500;

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

export type MemberEmail = Readonly<Pick<Member, 'id' | 'email'>>;

/** A member (by id) whose address has the same key as that of an earlier member (`with`). */
export interface EmailClash {
  readonly id: string;
  readonly with: string;
}

/** The comparison keys of members' addresses, and conflicts between them. */
@Injectable()
export class EmailKeysRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(Member) private readonly members: Repository<Member>,
  ) {}

  /** A batch of members without a key, in the order in which they joined; locked until the transaction ends. */
  missing(tx: Transaction): Promise<MemberEmail[]> {
    return tx.manager.withRepository(this.members).find({
      where: { emailKey: IsNull() },
      select: { id: true, email: true },
      order: { id: 'ASC' },
      take: BATCH,
      // Members whose row is locked, for example by a change of the profile, are processed in a later batch.
      lock: { mode: 'for_no_key_update', onLocked: 'skip_locked' },
    });
  }

  /**
   * Sets the keys of members, and marks those whose key is already taken.
   * @param given `again`: an earlier entry of this list has the same key
   */
  async set(given: readonly { id: string; key: string; again: boolean }[], tx: Transaction): Promise<void> {
    await tx.query(SET, [
      given.map(({ id }) => id),
      given.map(({ key }) => key),
      given.map(({ again }) => again),
    ]);
  }

  /** Removes the mark from members without a conflict: the other account has been deleted. */
  async settle(): Promise<void> {
    await this.sql.query(SETTLE);
  }

  clashes(): Promise<EmailClash[]> {
    return this.sql.query(CLASHES);
  }
}
