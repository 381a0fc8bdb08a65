import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Raw, Repository } from 'typeorm';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import { statement } from '../../../platform/sql/statement.js';
import { Administrator } from './administrator.entity.js';

// Both of two commands that remove the last two would each see the other's: they take turns.
const LOCK = statement(
  'administrator_lock',
  `SELECT pg_advisory_xact_lock(hashtextextended('administrators', 0))`,
);

/** Who signs in, and with what. */
export type AdministratorCredential = Pick<Administrator, 'id' | 'passwordHash'>;

@Injectable()
export class AdministratorsRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(Administrator) private readonly administrators: Repository<Administrator>,
  ) {}

  /** For a command, which is not run by Nest: everything within its transaction. */
  static of(sql: Sql, { manager }: Transaction): AdministratorsRepository {
    return new AdministratorsRepository(sql, manager.getRepository(Administrator));
  }

  async byUserName(userName: string): Promise<AdministratorCredential | null> {
    return this.administrators.findOne({
      where: { userName: equalIgnoringCase(userName) },
      select: { id: true, passwordHash: true },
    });
  }

  /** Null when they are no administrator any more. */
  async byId(id: string): Promise<Administrator | null> {
    return this.administrators.findOneBy({ id });
  }

  /** Whether this is still the administrator's password; if so it stays it until the transaction ends. */
  async hold({ id, passwordHash }: AdministratorCredential, tx: Transaction): Promise<boolean> {
    // FOR SHARE: a change under way is waited for, a later one waits.
    const held = await this.inTransaction(tx).findOne({
      where: { id, passwordHash },
      select: { id: true },
      lock: { mode: 'pessimistic_read' },
    });
    return held !== null;
  }

  /** Puts another password in the place of a credential's. False when it has been changed since it was read. */
  async changePassword(
    { id, passwordHash }: AdministratorCredential,
    newPasswordHash: string,
    tx: Transaction,
  ): Promise<boolean> {
    const changed = await this.inTransaction(tx).update(
      { id, passwordHash },
      { passwordHash: newPasswordHash },
    );
    return changed.affected === 1;
  }

  /** Answers the id; null when there is no such administrator. A sign-in under way with the old one is waited for. */
  async setPassword(userName: string, passwordHash: string, tx: Transaction): Promise<string | null> {
    const updated = await this.inTransaction(tx).update(
      { userName: equalIgnoringCase(userName) },
      { passwordHash },
      { returning: ['id'] },
    );
    return returnedId(updated);
  }

  /** Answers the id; null when the user name is taken. */
  async insert(userName: string, passwordHash: string, tx: Transaction): Promise<string | null> {
    // ON CONFLICT DO NOTHING: the unique index decides, so that two commands at once make one administrator.
    const inserted = await this.inTransaction(tx)
      .createQueryBuilder()
      .insert()
      .values({ userName, passwordHash })
      .orIgnore()
      .execute();
    return returnedId(inserted);
  }

  /** Removes an administrator, and their sessions with them; false when there is no other. */
  async removeUnlessLast(id: string, tx: Transaction): Promise<boolean> {
    await tx.query(LOCK);
    const administrators = this.inTransaction(tx);
    if (!(await administrators.existsBy({ id: Not(id) }))) return false;
    const removed = await administrators.delete({ id });
    return removed.affected === 1;
  }

  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }

  private inTransaction(tx: Transaction): Repository<Administrator> {
    return tx.manager.withRepository(this.administrators);
  }
}

/** As `administrator_user_name_key` compares user names. */
const equalIgnoringCase = (userName: string) =>
  Raw<string>((column) => `lower(${column}) = lower(:userName)`, { userName });

/** Of the one row that a write answered; null when there is none. */
function returnedId({ raw }: { raw: unknown }): string | null {
  const [row] = raw as Pick<Administrator, 'id'>[];
  return row?.id ?? null;
}
