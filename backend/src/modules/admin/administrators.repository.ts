import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

const BY_USER_NAME = statement(
  'administrator_by_user_name',
  `SELECT id, password_hash AS "passwordHash" FROM administrator WHERE lower(user_name) = lower($1)`,
);

@Injectable()
export class AdministratorsRepository {
  constructor(private readonly sql: Sql) {}

  async byUserName(userName: string): Promise<{ id: string; passwordHash: string } | undefined> {
    const [row] = await this.sql.query<{ id: string; passwordHash: string }>(BY_USER_NAME, [userName]);
    return row;
  }
}
