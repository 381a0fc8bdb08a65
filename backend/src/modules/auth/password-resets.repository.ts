import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { PasswordReset } from './password-reset.entity.js';

// The database's clock alone decides: those of the processes may differ.
const alive = () => Raw<Date>((expiresAt) => `${expiresAt} > now()`);
const expired = () => Raw<Date>((expiresAt) => `${expiresAt} <= now()`);

/** Links that were mailed to set a new password, by the digest of their token. */
@Injectable()
export class PasswordResetsRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(PasswordReset) private readonly resets: Repository<PasswordReset>,
  ) {}

  /** The link lives for an hour. */
  async insert(tokenHash: Buffer, memberId: string): Promise<void> {
    await this.resets.insert({ tokenHash, memberId, expiresAt: () => `now() + interval '1 hour'` });
  }

  /** Whose live link it is, without using it up. */
  async find(tokenHash: Buffer): Promise<string | undefined> {
    const reset = await this.resets.findOneBy({ tokenHash, expiresAt: alive() });
    return reset?.memberId;
  }

  /** Uses a link up; false when somebody else was faster. */
  async use(tokenHash: Buffer, tx: Transaction): Promise<boolean> {
    const used = await this.inTransaction(tx).delete({ tokenHash, expiresAt: alive() });
    return used.affected === 1;
  }

  /** Removes links that are too old to be used. */
  async forgetExpired(): Promise<void> {
    // Rows go in no order, so it may lose a deadlock against the purge of a member: a transaction is tried again.
    await this.sql.transaction((tx) => this.inTransaction(tx).delete({ expiresAt: expired() }));
  }

  private inTransaction(tx: Transaction): Repository<PasswordReset> {
    return tx.manager.withRepository(this.resets);
  }
}
