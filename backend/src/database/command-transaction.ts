import { DataSource } from 'typeorm';
import { Sql, type Transaction } from '../platform/sql/sql.js';
import { schemaDataSourceOptions } from './data-source.js';
import { requireDatabaseUrl } from './run-command.js';

/**
 * Does a command's work in one transaction on the database that `requireDatabaseUrl` finds.
 * @throws Error when there is no database's address, and what `work` throws
 */
export function inTransaction<Result>(
  environment: NodeJS.ProcessEnv,
  work: (sql: Sql, tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return onDatabase(environment, (sql) => sql.transaction((tx) => work(sql, tx)));
}

/**
 * Does a command's work on the database that `requireDatabaseUrl` finds, in as many transactions as it begins.
 * @throws Error when there is no database's address, and what `work` throws
 */
export async function onDatabase<Result>(
  environment: NodeJS.ProcessEnv,
  work: (sql: Sql, dataSource: DataSource) => Promise<Result>,
): Promise<Result> {
  const dataSource = await new DataSource(
    schemaDataSourceOptions(requireDatabaseUrl(environment)),
  ).initialize();
  try {
    return await work(new Sql(dataSource), dataSource);
  } finally {
    await dataSource.destroy();
  }
}
