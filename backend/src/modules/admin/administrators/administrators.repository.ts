import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Raw, Repository } from 'typeorm';
import type { FieldErrors } from '../../../common/app-error.js';
import type { ConsoleRole } from '../../../common/identity.js';
import type { PageWindow } from '../../../common/pagination.js';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import { statement } from '../../../platform/sql/statement.js';
import { Administrator } from './administrator.entity.js';

// Serialises changes: two at once could otherwise remove the last two administrators, each seeing the other's.
const LOCK = statement(
  'administrator_lock',
  `SELECT pg_advisory_xact_lock(hashtextextended('administrators', 0))`,
);

/** A page of the console's accounts, by user name, each with its latest sign-in and whether it has a second factor. */
const PAGE = statement(
  'administrator_page',
  `SELECT a.id, a.user_name AS "userName", a.email, a.role, a.created_at AS "createdAt",
          a.password_hash IS NOT NULL AS "isSetUp", s.at AS "lastSignInAt",
          EXISTS (SELECT FROM factor f WHERE f.administrator_id = a.id AND f.confirmed_at IS NOT NULL) AS "hasSecondFactor"
     FROM (SELECT * FROM administrator ORDER BY lower(user_name) LIMIT $1 OFFSET $2) a
     LEFT JOIN LATERAL (
       SELECT e.at FROM audit_event e
        WHERE e.actor_kind = 'administrator' AND e.actor_id = a.id AND e.action = 'signed_in'
        ORDER BY e.id DESC LIMIT 1
     ) s ON true
    ORDER BY lower(a.user_name)`,
);

/** An account's id and password hash, for signing in. */
export type AdministratorCredential = Pick<Administrator, 'id' | 'passwordHash'>;

/** Who signs in, and as what. */
export type SigningIn = AdministratorCredential & Pick<Administrator, 'role'>;

/** What a new account has. */
export type NewAdministrator = Pick<Administrator, 'userName' | 'role' | 'email' | 'passwordHash'>;

@Injectable()
export class AdministratorsRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(Administrator) private readonly administrators: Repository<Administrator>,
  ) {}

  /** For a command, which runs outside Nest: every method works in its transaction. */
  static of(sql: Sql, { manager }: Transaction): AdministratorsRepository {
    return new AdministratorsRepository(sql, manager.getRepository(Administrator));
  }

  page({ limit, offset }: PageWindow) {
    return this.sql.query(PAGE, [limit, offset]);
  }

  count(): Promise<number> {
    return this.administrators.count();
  }

  async byUserName(userName: string): Promise<SigningIn | null> {
    return this.administrators.findOne({
      where: { userName: ignoringCase(userName) },
      select: { id: true, passwordHash: true, role: true },
    });
  }

  /** Null if the administrator no longer exists. */
  async byId(id: string): Promise<Administrator | null> {
    return this.administrators.findOneBy({ id });
  }

  /** The account with this address, ignoring case; null if there is none. */
  async byEmail(email: string): Promise<Administrator | null> {
    return this.administrators.findOneBy({ email: ignoringCase(email) });
  }

  /** Whether this is still the administrator's password; if so, it is locked until the transaction ends. */
  async lockIfUnchanged({ id, passwordHash }: AdministratorCredential, tx: Transaction): Promise<boolean> {
    // FOR SHARE: a change in progress is waited for, and later changes wait.
    const held = await this.inTransaction(tx).findOne({
      where: { id, passwordHash: passwordHash ?? IsNull() },
      select: { id: true },
      lock: { mode: 'pessimistic_read' },
    });
    return held !== null;
  }

  /** The same, and whether the account is an administrator's. */
  async lockAdministrator({ id, passwordHash }: AdministratorCredential, tx: Transaction): Promise<boolean> {
    const held = await this.inTransaction(tx).findOne({
      where: { id, passwordHash: passwordHash ?? IsNull(), role: 'administrator' },
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
      { id, passwordHash: passwordHash ?? IsNull() },
      { passwordHash: newPasswordHash },
    );
    return changed.affected === 1;
  }

  /**
   * Returns the id; null when there is no such administrator. Waits for a sign-in in progress with the old password.
   */
  async setPassword(userName: string, passwordHash: string, tx: Transaction): Promise<string | null> {
    const updated = await this.inTransaction(tx).update(
      { userName: ignoringCase(userName) },
      { passwordHash },
      { returning: ['id'] },
    );
    return returnedId(updated);
  }

  /** Returns the id; null when the user name or the address is taken. */
  async insert(account: NewAdministrator, tx: Transaction): Promise<string | null> {
    // ON CONFLICT DO NOTHING: the unique index decides, so that two concurrent commands create one administrator.
    const inserted = await this.inTransaction(tx)
      .createQueryBuilder()
      .insert()
      .values(account)
      .orIgnore()
      .execute();
    return returnedId(inserted);
  }

  /** What keeps an account from being inserted, for the form. */
  async taken(userName: string, tx: Transaction): Promise<FieldErrors> {
    return (await this.inTransaction(tx).existsBy({ userName: ignoringCase(userName) }))
      ? { userName: 'This user ID is taken' }
      : { email: 'Another account has this email' };
  }

  exists(id: string, tx: Transaction): Promise<boolean> {
    return this.inTransaction(tx).existsBy({ id });
  }

  /** Waits until nobody else changes who the administrators are, until the transaction ends. */
  async takeTurn(tx: Transaction): Promise<void> {
    await tx.query(LOCK);
  }

  /** Whether no other administrator could sign in without this account; within a {@link takeTurn}. */
  async isLast(id: string, tx: Transaction): Promise<boolean> {
    const other = { id: Not(id), role: 'administrator', passwordHash: Not(IsNull()) } as const;
    return !(await this.inTransaction(tx).existsBy(other));
  }

  /** False if the account has the role already. */
  async setRole(id: string, role: ConsoleRole, tx: Transaction): Promise<boolean> {
    const set = await this.inTransaction(tx).update({ id, role: Not(role) }, { role });
    return set.affected === 1;
  }

  /** Ends the password of an account. Returns its address. */
  async forgetPassword(id: string, tx: Transaction): Promise<string | null> {
    await this.inTransaction(tx).update({ id }, { passwordHash: null });
    return (await this.inTransaction(tx).findOneBy({ id }))?.email ?? null;
  }

  /** Removes an account with its sessions and links. */
  async remove(id: string, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).delete({ id });
  }

  private inTransaction(tx: Transaction): Repository<Administrator> {
    return tx.manager.withRepository(this.administrators);
  }
}

/** Compares like the indexes `administrator_user_name_key` and `administrator_email_key`. */
const ignoringCase = (value: string) =>
  Raw<string>((column) => `lower(${column}) = lower(:value)`, { value });

/** The id in the single row that a write returned; null when it returned none. */
function returnedId({ raw }: { raw: unknown }): string | null {
  const [row] = raw as Pick<Administrator, 'id'>[];
  return row?.id ?? null;
}
