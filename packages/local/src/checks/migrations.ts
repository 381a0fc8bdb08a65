import { ensureDatabase, startEmbeddedPostgres } from '@campus-commons/embedded-postgres';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../entry/install.mjs';
import { runCommand, type CommandResult } from './command.ts';

const BACKEND = path.join(repository, 'backend');
const MIGRATIONS = ['dist/database/check-migrations.cli.js'];
const ROWS = ['--import', 'tsx', 'compiler/rows.ts'];

/**
 * Runs the built backend's migrations up, down and up again on an empty database of a temporary server, and compares
 * the resulting schema with the entities and with backend/schema.sql. Needs the built backend.
 */
export function checkMigrations(signal?: AbortSignal): Promise<CommandResult> {
  return onEmptyDatabase(MIGRATIONS, signal);
}

/** Does the same and rewrites backend/schema.sql. */
export function generateSchema(signal?: AbortSignal): Promise<CommandResult> {
  return onEmptyDatabase([...MIGRATIONS, 'write'], signal);
}

/**
 * Compares the generated row types of the statements with PostgreSQL's description of each statement. Needs no build.
 */
export function checkRows(signal?: AbortSignal): Promise<CommandResult> {
  return onEmptyDatabase(ROWS, signal);
}

/** Generates these types. */
export function generateRows(signal?: AbortSignal): Promise<CommandResult> {
  return onEmptyDatabase([...ROWS, 'write'], signal);
}

/** Runs a command of the backend with an empty database on a temporary server. */
async function onEmptyDatabase(command: string[], signal?: AbortSignal): Promise<CommandResult> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'campus-migrations-'));
  try {
    // The data is deleted afterwards, so durability does not matter.
    const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
    try {
      await ensureDatabase(server.url(), 'check');
      return await runCommand([process.execPath, ...command], {
        cwd: BACKEND,
        env: { DATABASE_URL: server.url('check') },
        signal,
      });
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
