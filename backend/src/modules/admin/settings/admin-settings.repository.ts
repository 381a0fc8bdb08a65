import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReportingSql } from '../../../platform/sql/own-pools.js';
import { statement } from '../../../platform/sql/statement.js';

const MIGRATIONS = statement('admin_migrations', `SELECT name FROM migration`);
const USER_NAME = statement(
  'admin_user_name',
  `SELECT user_name AS "userName" FROM administrator WHERE id = $1`,
);
const ATTENTION = statement(
  'admin_attention',
  `SELECT (SELECT count(*)::int FROM member
            WHERE deleted_at IS NULL AND suspended_at >= date_trunc('day', now(), 'Asia/Kolkata')) AS "suspendedToday",
          (SELECT count(*)::int FROM member WHERE deleted_at IS NULL AND suspended_at IS NOT NULL) AS suspended,
          (SELECT count(*)::int FROM audit_event
            WHERE action = 'sign_in_failed' AND at >= now() - interval '1 day') AS "failedSignIns",
          (SELECT count(*)::int FROM audit_event
            WHERE action = 'sign_in_refused' AND at >= now() - interval '1 day') AS "refusedSignIns"`,
);

export interface AttentionRow {
  readonly suspendedToday: number;
  readonly suspended: number;
  readonly failedSignIns: number;
  readonly refusedSignIns: number;
}

@Injectable()
export class AdminSettingsRepository {
  constructor(
    private readonly sql: ReportingSql,
    private readonly dataSource: DataSource,
  ) {}

  /** Every migration this version knows, in the order they run. */
  async migrations(): Promise<{ name: string; applied: boolean }[]> {
    const rows = await this.sql.query(MIGRATIONS);
    const applied = new Set(rows.map(({ name }) => name));
    return this.dataSource.migrations.map((migration) => {
      const name = migration.name ?? migration.constructor.name;
      return { name, applied: applied.has(name) };
    });
  }

  /** Null if the administrator no longer exists. */
  async userName(administratorId: string): Promise<string | null> {
    const [row] = await this.sql.query(USER_NAME, [administratorId]);
    return row?.userName ?? null;
  }

  async attention(): Promise<AttentionRow> {
    const [row] = await this.sql.query(ATTENTION);
    if (!row) throw new Error('The figures answered no row');
    return row;
  }
}
