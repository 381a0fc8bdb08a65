import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Raw, Repository } from 'typeorm';
import type { Transaction } from '../../../platform/sql/sql.js';
import { statement } from '../../../platform/sql/statement.js';
import { Administrator } from './administrator.entity.js';

// Serialises removals: two concurrent commands could otherwise remove the last two administrators, each seeing the
// other's.
const LOCK = statement(
  'administrator_lock',
  `SELECT pg_advisory_xact_lock(hashtextextended('administrators', 0))`,
);

/** An administrator's id and password hash, for signing in. */
export type AdministratorCredential = Pick<Administrator, 'id' | 'passwordHash'>;

@Injectable()
export class AdministratorsRepository {
  constructor(@InjectRepository(Administrator) private readonly administrators: Repository<Administrator>) {}

  /** For a command, which runs outside Nest: every method works in its transaction. */
  static of({ manager }: Transaction): AdministratorsRepository {
    return new AdministratorsRepository(manager.getRepository(Administrator));
  }

  async byUserName(userName: string): Promise<AdministratorCredential | null> {
    return this.administrators.findOne({
      where: { userName: equalIgnoringCase(userName) },
      select: { id: true, passwordHash: true },
    });
  }

  /** Null if the administrator no longer exists. */
  async byId(id: string): Promise<Administrator | null> {
    return this.administrators.findOneBy({ id });
  }

  /** Whether this is still the administrator's password; if so, it is locked until the transaction ends. */
  async lockIfUnchanged({ id, passwordHash }: AdministratorCredential, tx: Transaction): Promise<boolean> {
    // FOR SHARE: a change in progress is waited for, and later changes wait.
    const held = await this.inTransaction(tx).findOne({
      where: { id, passwordHash },
      select: { id: true },
      lock: { mode: 'pessimistic_read' },
    });
    return held !== null;
  }

  /** Replaces the password of a credential. False if it has been changed since it was read. */
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

  /**
   * Returns the id; null when there is no such administrator. Waits for a sign-in in progress with the old password.
   */
  async setPassword(userName: string, passwordHash: string, tx: Transaction): Promise<string | null> {
    const updated = await this.inTransaction(tx).update(
      { userName: equalIgnoringCase(userName) },
      { passwordHash },
      { returning: ['id'] },
    );
    return returnedId(updated);
  }

  /** Returns the id; null when the user name is taken. */
  async insert(userName: string, passwordHash: string, tx: Transaction): Promise<string | null> {
    // ON CONFLICT DO NOTHING: the unique index decides, so that two concurrent commands create one administrator.
    const inserted = await this.inTransaction(tx)
      .createQueryBuilder()
      .insert()
      .values({ userName, passwordHash })
      .orIgnore()
      .execute();
    return returnedId(inserted);
  }

  /** Removes an administrator and their sessions; false when there is no other administrator. */
  async removeUnlessLast(id: string, tx: Transaction): Promise<boolean> {
    await tx.query(LOCK);
    const administrators = this.inTransaction(tx);
    if (!(await administrators.existsBy({ id: Not(id) }))) return false;
    const removed = await administrators.delete({ id });
    return removed.affected === 1;
  }

  private inTransaction(tx: Transaction): Repository<Administrator> {
    return tx.manager.withRepository(this.administrators);
  }
}

/** Compares user names like the index `administrator_user_name_key`. */
const equalIgnoringCase = (userName: string) =>
  Raw<string>((column) => `lower(${column}) = lower(:userName)`, { userName });

/** The id in the single row that a write returned; null when it returned none. */
function returnedId({ raw }: { raw: unknown }): string | null {
  const [row] = raw as Pick<Administrator, 'id'>[];
  return row?.id ?? null;
}
