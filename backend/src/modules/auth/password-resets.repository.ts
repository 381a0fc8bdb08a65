import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import { PasswordReset } from './password-reset.entity.js';

// Only the database's clock counts: the clocks of the processes may differ.
const alive = () => Raw<Date>((expiresAt) => `${expiresAt} > now()`);
/** Leaves out links that somebody uses or that go with their member: it would lock them in another order. */
const FORGET = statement(
  'password_reset_forget',
  `DELETE FROM password_reset WHERE token_hash IN (SELECT token_hash FROM password_reset WHERE expires_at <= now() FOR UPDATE SKIP LOCKED)`,
);

/** Mailed password reset links, by the digest of their token. */
@Injectable()
export class PasswordResetsRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(PasswordReset) private readonly resets: Repository<PasswordReset>,
  ) {}

  /** The link is valid for an hour. */
  async insert(tokenHash: Buffer, memberId: string, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).insert({
      tokenHash,
      memberId,
      expiresAt: () => `now() + interval '1 hour'`,
    });
  }

  /** The member whose valid link it is; does not use the link up. */
  async find(tokenHash: Buffer): Promise<string | undefined> {
    const reset = await this.resets.findOneBy({ tokenHash, expiresAt: alive() });
    return reset?.memberId;
  }

  /** Uses a link up; false if another request has already used it. */
  async use(tokenHash: Buffer, tx: Transaction): Promise<boolean> {
    const used = await this.inTransaction(tx).delete({ tokenHash, expiresAt: alive() });
    return used.affected === 1;
  }

  /** Ends a member's links. */
  async end(memberId: string, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).delete({ memberId });
  }

  /** Deletes expired links. */
  async forgetExpired(): Promise<void> {
    await this.sql.query(FORGET);
  }

  private inTransaction(tx: Transaction): Repository<PasswordReset> {
    return tx.manager.withRepository(this.resets);
  }
}
