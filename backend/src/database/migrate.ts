import { setTimeout as sleep } from 'node:timers/promises';
import { AbstractLogger, DataSource, QueryFailedError, type LogLevel, type LogMessage } from 'typeorm';
import { schemaDataSourceOptions } from './data-source.js';

/** Any number; the same for every run, so that two at once take turns. */
const MIGRATION_LOCK = 7_205_113;
/**
 * Milliseconds a migration waits for a table, because everybody who wants it meanwhile waits behind the migration. Half
 * of PostgreSQL's `deadlock_timeout`: where a migration and a member's write wait for each other, the migration gives way.
 */
const LOCK_TIMEOUT = 500;
/** Milliseconds in which those who waited get their turn, and how often a table is asked for again. */
const BREATH = 500;
const MOST_TRIES = 120;
/** PostgreSQL's lock_not_available and deadlock_detected. */
const IN_THE_WAY = new Set(['55P03', '40P01']);

/**
 * Brings a database up to the newest migration while members go on using it.
 * @param onWait is told each time that a migration found a table in use and gave up for a moment
 * @returns names of the migrations that ran
 * @throws Error that names the migration that failed and says why; a table that stays in use for two minutes is a failure, too
 */
export async function migrate(databaseUrl: string, onWait: () => void = () => undefined): Promise<string[]> {
  const failure = new LastFailure();
  const options = { ...schemaDataSourceOptions(databaseUrl, LOCK_TIMEOUT), logger: failure };
  const dataSource = await new DataSource(options).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SET lock_timeout = 0');
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await runPatiently(dataSource, failure, onWait);
  } finally {
    await lock.query('SELECT pg_advisory_unlock_all()');
    await lock.release();
    await dataSource.destroy();
  }
}

/** Keeps what TypeORM would print of a failed migration: which one, and why. One that gave up for a moment has not failed. */
class LastFailure extends AbstractLogger {
  text: string | undefined;

  protected writeLog(_level: LogLevel, entry: LogMessage | string | number | unknown[]): void {
    if (typeof entry === 'object' && 'type' in entry && entry.type === 'migration') {
      this.text = String(entry.message);
    }
  }
}

async function runPatiently(
  dataSource: DataSource,
  failure: LastFailure,
  onWait: () => void,
): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    failure.text = undefined;
    try {
      const ran = await dataSource.runMigrations();
      return ran.map(({ name }) => name);
    } catch (error) {
      // Each migration is a transaction of its own: nothing is left of the one that gave up.
      if (!isInTheWay(error) || tries === MOST_TRIES) {
        throw failure.text === undefined ? error : new Error(failure.text, { cause: error });
      }
      onWait();
      await sleep(BREATH);
    }
  }
}

function isInTheWay(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as { code?: string };
  return code !== undefined && IN_THE_WAY.has(code);
}
