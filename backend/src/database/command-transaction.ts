import { DataSource } from 'typeorm';
import { Sql, type SqlRunner } from '../platform/sql/sql.js';
import { schemaDataSourceOptions } from './data-source.js';
import { requireDatabaseUrl } from './run-command.js';

/**
 * Does a command's work in one transaction on the database at DATABASE_URL.
 * @throws Error when DATABASE_URL is missing, and what `work` throws
 */
export async function inTransaction<Result>(
  environment: NodeJS.ProcessEnv,
  work: (sql: Sql, tx: SqlRunner) => Promise<Result>,
): Promise<Result> {
  const dataSource = await new DataSource(
    schemaDataSourceOptions(requireDatabaseUrl(environment)),
  ).initialize();
  const sql = new Sql(dataSource);
  try {
    return await sql.transaction((tx) => work(sql, tx));
  } finally {
    await dataSource.destroy();
  }
}
