import { setTimeout as sleep } from 'node:timers/promises';
import {
  AbstractLogger,
  DataSource,
  QueryFailedError,
  type LogLevel,
  type LogMessage,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import { schemaDataSourceOptions } from './data-source.js';
import { MIGRATIONS } from './migrations/all-migrations.js';

type MigrationClass = new () => MigrationInterface;

/** An arbitrary number, the same for every run, so that concurrent runs wait for each other. */
const MIGRATION_LOCK = 7_205_113;
/**
 * Milliseconds a migration waits for a table lock, because every later request for the table queues behind the
 * migration. Half of PostgreSQL's `deadlock_timeout`: if a migration and a member's write wait for each other, the
 * migration gives up first.
 */
const LOCK_TIMEOUT_MS = 500;
/**
 * Time between two attempts, in which queued requests proceed; and the maximum number of attempts per
 * migration.
 */
const RETRY_PAUSE_MS = 500;
const MAX_TRIES = 120;
/** PostgreSQL's lock_not_available and deadlock_detected. */
const LOCK_ERRORS = new Set(['55P03', '40P01']);

/**
 * Migrates a database to the newest version while members use it.
 * @param onWait called each time a migration gave up because a table was in use
 * @param migrations those of this release, in their order; tests add one
 * @returns names of the migrations that ran
 * @throws Error that names the failed migration and the reason; also when a table stays in use for two minutes, and when
 *   the database was made before the first release
 */
export async function migrate(
  databaseUrl: string,
  onWait: () => void = () => undefined,
  migrations: readonly MigrationClass[] = MIGRATIONS,
): Promise<string[]> {
  const failure = new LastFailure();
  const options = {
    ...schemaDataSourceOptions(databaseUrl, LOCK_TIMEOUT_MS),
    migrations: [...migrations],
    logger: failure,
  };
  const dataSource = await new DataSource(options).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SET lock_timeout = 0');
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseOlderThanFirst(lock);
    return await runWithRetries(dataSource, failure, onWait);
  } finally {
    await lock.query('SELECT pg_advisory_unlock_all()');
    await lock.release();
    await dataSource.destroy();
  }
}

/** Before the first release, the schema was built by other migrations, which this release does not know. */
async function refuseOlderThanFirst(runner: QueryRunner): Promise<void> {
  if (!(await runner.hasTable('migration'))) return;
  const rows = (await runner.query('SELECT name FROM migration')) as { name: string }[];
  const applied = rows.map(({ name }) => name);
  if (applied.length === 0 || MIGRATIONS.some(({ name }) => applied.includes(name))) return;
  throw new Error(
    'A development version before the first release made this database, and this release cannot upgrade it. Nothing was ' +
      'changed. Use an empty database, or keep running that version. "npm start" keeps its database in the folder .data: ' +
      'rename the folder to begin anew.',
  );
}

/**
 * Keeps the failure that TypeORM would print: which migration failed, and why. A migration that will be retried has not
 * failed.
 */
class LastFailure extends AbstractLogger {
  text: string | undefined;

  protected writeLog(_level: LogLevel, entry: LogMessage | string | number | unknown[]): void {
    if (typeof entry === 'object' && 'type' in entry && entry.type === 'migration') {
      this.text = String(entry.message);
    }
  }
}

async function runWithRetries(
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
      // Each migration runs in its own transaction, so one that gave up leaves nothing behind.
      if (!isLockError(error) || tries === MAX_TRIES) {
        throw failure.text === undefined ? error : new Error(failure.text, { cause: error });
      }
      onWait();
      await sleep(RETRY_PAUSE_MS);
    }
  }
}

function isLockError(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as { code?: string };
  return code !== undefined && LOCK_ERRORS.has(code);
}
