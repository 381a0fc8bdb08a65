import { Injectable } from '@nestjs/common';
import { WatchSql } from '../sql/own-pools.js';
import { statement } from '../sql/statement.js';

const APPLIED = statement('health_migrations', `SELECT name FROM migration`);

@Injectable()
export class HealthRepository {
  // The check does not use the request pool: a process that is only busy must stay ready, or the others get its load too.
  constructor(private readonly sql: WatchSql) {}

  /** Names of the migrations applied to the database. */
  async appliedMigrations(): Promise<Set<string>> {
    const rows = await this.sql.query(APPLIED);
    return new Set(rows.map(({ name }) => name));
  }
}
