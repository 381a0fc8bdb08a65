import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner } from '../../../platform/sql/sql.js';
import { statement } from '../../../platform/sql/statement.js';

const BY_USER_NAME = statement(
  'administrator_by_user_name',
  `SELECT id, password_hash AS "passwordHash" FROM administrator WHERE lower(user_name) = lower($1)`,
);
const BY_ID = statement(
  'administrator_by_id',
  `SELECT id, user_name AS "userName", password_hash AS "passwordHash", created_at AS "createdAt"
     FROM administrator WHERE id = $1`,
);
const CHANGE_PASSWORD = statement(
  'administrator_change_password',
  `UPDATE administrator SET password_hash = $3 WHERE id = $1 AND password_hash = $2 RETURNING id`,
);
// The row stays locked until the transaction ends: a change under way is waited for, a later one waits.
const HOLD = statement(
  'administrator_hold',
  `SELECT id FROM administrator WHERE id = $1 AND password_hash = $2 FOR SHARE`,
);

// Whatever the password was; a sign-in under way with that one is waited for.
const SET_PASSWORD = statement(
  'administrator_set_password',
  `UPDATE administrator SET password_hash = $2 WHERE lower(user_name) = lower($1) RETURNING id`,
);
// The unique index decides: two commands at once make one administrator.
const INSERT = statement(
  'administrator_insert',
  `INSERT INTO administrator (user_name, password_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id`,
);
// Both of two commands that remove the last two would each see the other's: they take turns.
const LOCK = statement(
  'administrator_lock',
  `SELECT pg_advisory_xact_lock(hashtextextended('administrators', 0))`,
);
const REMOVE = statement(
  'administrator_remove',
  `DELETE FROM administrator WHERE id = $1 AND EXISTS (SELECT FROM administrator WHERE id <> $1) RETURNING id`,
);

/** Who signs in, and with what. */
export interface AdministratorCredential {
  readonly id: string;
  readonly passwordHash: string;
}

export interface AdministratorRow extends AdministratorCredential {
  readonly userName: string;
  readonly createdAt: Date;
}

@Injectable()
export class AdministratorsRepository {
  constructor(private readonly sql: Sql) {}

  async byUserName(userName: string): Promise<AdministratorCredential | undefined> {
    const [row] = await this.sql.query<AdministratorCredential>(BY_USER_NAME, [userName]);
    return row;
  }

  /** Undefined when they are no administrator any more. */
  async byId(id: string): Promise<AdministratorRow | undefined> {
    const [row] = await this.sql.query<AdministratorRow>(BY_ID, [id]);
    return row;
  }

  /** Whether this is still the administrator's password; if so it stays it until the transaction ends. */
  async hold({ id, passwordHash }: AdministratorCredential, tx: SqlRunner): Promise<boolean> {
    const held = await tx.query(HOLD, [id, passwordHash]);
    return held.length === 1;
  }

  /** Puts another password in the place of a credential's. False when it has been changed since it was read. */
  async changePassword(
    { id, passwordHash }: AdministratorCredential,
    newPasswordHash: string,
    tx: SqlRunner,
  ): Promise<boolean> {
    const changed = await tx.query(CHANGE_PASSWORD, [id, passwordHash, newPasswordHash]);
    return changed.length === 1;
  }

  /** Answers the id; null when there is no such administrator. */
  async setPassword(userName: string, passwordHash: string, tx: SqlRunner): Promise<string | null> {
    const [row] = await tx.query<{ id: string }>(SET_PASSWORD, [userName, passwordHash]);
    return row?.id ?? null;
  }

  /** Answers the id; null when the user name is taken. */
  async insert(userName: string, passwordHash: string, tx: SqlRunner): Promise<string | null> {
    const [row] = await tx.query<{ id: string }>(INSERT, [userName, passwordHash]);
    return row?.id ?? null;
  }

  /** Removes an administrator, and their sessions with them; false when there is no other. */
  async removeUnlessLast(id: string, tx: SqlRunner): Promise<boolean> {
    await tx.query(LOCK);
    const removed = await tx.query(REMOVE, [id]);
    return removed.length === 1;
  }

  transaction<Result>(work: (tx: SqlRunner) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }
}
