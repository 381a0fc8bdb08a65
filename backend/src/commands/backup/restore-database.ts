import { spawn } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import { connectionOf, failureOf } from './postgres-tools.js';

/** Leaves the schema as in a new database. */
const EMPTY = `DROP SCHEMA public CASCADE;
CREATE SCHEMA public AUTHORIZATION pg_database_owner;
GRANT USAGE ON SCHEMA public TO PUBLIC;
`;

export interface DatabaseRestore {
  /** File that pg_dump wrote in its custom format. */
  readonly dump: string;
  readonly databaseUrl: string;
  /** Whether everything in the database is deleted. */
  readonly replace: boolean;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Restores a dump. What it replaces is deleted in the same transaction, so the database keeps its content until all of the
 * dump is restored. pg_restore cannot do both in one transaction; it writes a script, which psql runs.
 * @throws Error with what the programs printed
 */
export async function restoreDatabase(options: DatabaseRestore): Promise<void> {
  const { dump, databaseUrl, replace, environment } = options;
  const connection = connectionOf(databaseUrl, environment);
  const psql = spawn('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', ...connection.args], {
    env: connection.env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const script = spawn('pg_restore', ['--no-owner', '--exit-on-error', '--file=-', dump], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const failures = [failureOf('psql', psql), failureOf('pg_restore', script)] as const;
  // psql may end before its input does; its own error says why.
  psql.stdin.on('error', () => undefined);
  psql.stdin.write(`BEGIN;\n${replace ? EMPTY : ''}`);
  await pipeline(script.stdout, psql.stdin, { end: false }).catch(() => script.kill());
  const isWhole = (await failures[1]) === undefined;
  // When the input ends without COMMIT the server rolls back: after a failure, and when this process is killed.
  psql.stdin.end(isWhole ? '\nCOMMIT;\n' : '');
  const failed = (await Promise.all(failures)).filter((failure) => failure !== undefined);
  if (failed.length > 0) throw new Error(failed.join('\n'));
}
