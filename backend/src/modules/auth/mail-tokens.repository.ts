import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import { MailToken, type MailTokenPurpose } from './mail-token.entity.js';

// Only the database's clock counts: the clocks of the processes may differ.
const alive = () => Raw<Date>((expiresAt) => `${expiresAt} > now()`);
/** Leaves out links that somebody uses or that go with their member: it would lock them in another order. */
const FORGET = statement(
  'mail_token_forget',
  `DELETE FROM mail_token WHERE hash IN (SELECT hash FROM mail_token WHERE expires_at <= now() FOR UPDATE SKIP LOCKED)`,
);
const IN_A_DAY = () => `now() + interval '24 hours'`;

/** What a mailed link is for. */
export type FoundToken = Readonly<Pick<MailToken, 'memberId' | 'purpose' | 'value'>>;

/** Mailed links about e-mail addresses, by the digest of their token. Each is valid for a day. */
@Injectable()
export class MailTokensRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(MailToken) private readonly tokens: Repository<MailToken>,
  ) {}

  async insert(hash: Buffer, token: FoundToken, tx?: Transaction): Promise<void> {
    const { memberId, purpose, value } = token;
    await this.inTransaction(tx).insert({ hash, memberId, purpose, value, expiresAt: IN_A_DAY });
  }

  /**
   * Gives a token that was inserted before its mail another digest. False if it has been ended since: one UPDATE, so
   * that a concurrent end either prevents the mail or ends the new link too.
   */
  async renew({ memberId, purpose, value }: FoundToken, hash: Buffer): Promise<boolean> {
    const renewed = await this.tokens.update({ memberId, purpose, value }, { hash, expiresAt: IN_A_DAY });
    return renewed.affected === 1;
  }

  /** What a valid link is for; null if it is not valid. Does not use the link up. */
  async find(hash: Buffer): Promise<FoundToken | null> {
    return this.tokens.findOneBy({ hash, expiresAt: alive() });
  }

  /** A member's valid link of one purpose, which has the newest one only; null if there is none. */
  async findOf(
    memberId: string,
    purpose: MailTokenPurpose,
    tx?: Transaction,
  ): Promise<Pick<MailToken, 'value' | 'expiresAt'> | null> {
    return this.inTransaction(tx).findOneBy({ memberId, purpose, expiresAt: alive() });
  }

  /** Uses a link up; false if another request has already used it. */
  async use(hash: Buffer, tx: Transaction): Promise<boolean> {
    const used = await this.inTransaction(tx).delete({ hash, expiresAt: alive() });
    return used.affected === 1;
  }

  /** Ends a member's links of one purpose. */
  async end(memberId: string, purpose: MailTokenPurpose, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).delete({ memberId, purpose });
  }

  /** Deletes expired links. */
  async forgetExpired(): Promise<void> {
    await this.sql.query(FORGET);
  }

  private inTransaction(tx?: Transaction): Repository<MailToken> {
    return tx ? tx.manager.withRepository(this.tokens) : this.tokens;
  }
}
