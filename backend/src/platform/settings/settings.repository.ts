import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner } from '../sql/sql.js';
import { statement } from '../sql/statement.js';

const READ = statement('setting_read', `SELECT value FROM setting WHERE name = $1`);
const WRITE = statement(
  'setting_write',
  `INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
);
const LOCK = statement('setting_lock', `SELECT pg_advisory_xact_lock(hashtextextended('setting ' || $1, 0))`);

/** Facts that every replica must agree on; each belongs to one service, which knows its shape. */
@Injectable()
export class SettingsRepository {
  constructor(private readonly sql: Sql) {}

  /** Undefined until it is first written. */
  async read<Value>(name: string, runner: SqlRunner = this.sql): Promise<Value | undefined> {
    const [row] = await runner.query<{ value: Value }>(READ, [name]);
    return row?.value;
  }

  /** Keeps others from changing it until the transaction ends. */
  async lock(name: string, tx: SqlRunner): Promise<void> {
    await tx.query(LOCK, [name]);
  }

  async write(name: string, value: object, tx: SqlRunner): Promise<void> {
    await tx.query(WRITE, [name, JSON.stringify(value)]);
  }

  transaction<Result>(work: (tx: SqlRunner) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }
}
