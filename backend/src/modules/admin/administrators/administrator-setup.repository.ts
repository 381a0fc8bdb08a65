import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Raw, Repository } from 'typeorm';
import type { Transaction } from '../../../platform/sql/sql.js';
import { statement } from '../../../platform/sql/statement.js';
import { AdministratorSetup } from './administrator-setup.entity.js';
import { Administrator } from './administrator.entity.js';

/** The link is valid for 72 hours. Those that expired go at the same time: there is no job for so few. */
const INSERT = statement(
  'administrator_setup_insert',
  `WITH expired AS (
     DELETE FROM administrator_setup WHERE hash IN (
       SELECT hash FROM administrator_setup WHERE expires_at <= now() FOR UPDATE SKIP LOCKED)
   )
   INSERT INTO administrator_setup (hash, administrator_id, expires_at)
   VALUES ($1::bytea, $2::bigint, now() + interval '72 hours')
   RETURNING expires_at AS "expiresAt"`,
);

// Only the database's clock counts: the clocks of the processes may differ.
const alive = () => Raw<Date>((expiresAt) => `${expiresAt} > now()`);

/** Whose link it is. */
type SetupAccount = Pick<Administrator, 'id' | 'userName' | 'email'>;

/** Set-up links of the console's accounts, by the digest of their token. */
@Injectable()
export class AdministratorSetupRepository {
  constructor(
    @InjectRepository(AdministratorSetup) private readonly links: Repository<AdministratorSetup>,
    @InjectRepository(Administrator) private readonly administrators: Repository<Administrator>,
  ) {}

  /** Returns when the link expires. */
  async insert(hash: Buffer, administratorId: string, tx: Transaction): Promise<Date> {
    const [row] = await tx.query(INSERT, [hash, administratorId]);
    if (!row) throw new Error('INSERT … RETURNING answered no row');
    return row.expiresAt;
  }

  /** The account of a valid link; does not use the link up. Undefined, too, for an account that has a password. */
  async find(hash: Buffer): Promise<SetupAccount | undefined> {
    const link = await this.links.findOne({
      where: { hash, expiresAt: alive(), administrator: { passwordHash: IsNull() } },
      relations: { administrator: true },
    });
    return link?.administrator;
  }

  /** The account without a password that has this address, if there is one. */
  async withoutPassword(email: string): Promise<SetupAccount | null> {
    return this.administrators.findOneBy({
      email: Raw<string>((column) => `lower(${column}) = lower(:email)`, { email }),
      passwordHash: IsNull(),
    });
  }

  /** Sets the password of an account that has none; false if it has one by now, or is removed. */
  async setPassword(id: string, passwordHash: string, tx: Transaction): Promise<boolean> {
    const set = await tx.manager
      .withRepository(this.administrators)
      .update({ id, passwordHash: IsNull() }, { passwordHash });
    return set.affected === 1;
  }

  /** Uses a link up; false if it is used or too old. */
  async use(hash: Buffer, tx: Transaction): Promise<boolean> {
    const used = await this.inTransaction(tx).delete({ hash, expiresAt: alive() });
    return used.affected === 1;
  }

  /** Ends the links of an account. */
  async end(administratorId: string, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).delete({ administratorId });
  }

  private inTransaction(tx: Transaction): Repository<AdministratorSetup> {
    return tx.manager.withRepository(this.links);
  }
}
