import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

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
  `UPDATE administrator SET password_hash = $2 WHERE id = $1`,
);

export interface AdministratorRow {
  readonly id: string;
  readonly userName: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
}

@Injectable()
export class AdministratorsRepository {
  constructor(private readonly sql: Sql) {}

  async byUserName(userName: string): Promise<{ id: string; passwordHash: string } | undefined> {
    const [row] = await this.sql.query<{ id: string; passwordHash: string }>(BY_USER_NAME, [userName]);
    return row;
  }

  /** Undefined when they are no administrator any more. */
  async byId(id: string): Promise<AdministratorRow | undefined> {
    const [row] = await this.sql.query<AdministratorRow>(BY_ID, [id]);
    return row;
  }

  async changePassword(id: string, passwordHash: string, tx: SqlRunner): Promise<void> {
    await tx.query(CHANGE_PASSWORD, [id, passwordHash]);
  }

  transaction<Result>(work: (tx: SqlRunner) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }
}
