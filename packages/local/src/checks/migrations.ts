import { ensureDatabase, startEmbeddedPostgres } from '@campus-commons/embedded-postgres';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../entry/install.mjs';
import { runCommand, type CommandResult } from './command.ts';

/**
 * Runs the built backend's migrations up, down and up again on an empty database of a temporary server, and compares
 * the resulting schema with the entities and with backend/schema.sql. Needs the built backend.
 */
export function checkMigrations(signal?: AbortSignal): Promise<CommandResult> {
  return migrateEmptyDatabase([], signal);
}

/** Does the same and rewrites backend/schema.sql. */
export function generateSchema(signal?: AbortSignal): Promise<CommandResult> {
  return migrateEmptyDatabase(['write'], signal);
}

async function migrateEmptyDatabase(options: string[], signal?: AbortSignal): Promise<CommandResult> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'campus-migrations-'));
  try {
    // The data is deleted afterwards, so durability does not matter.
    const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
    try {
      await ensureDatabase(server.url(), 'check');
      const backend = path.join(repository, 'backend');
      return await runCommand(
        [process.execPath, path.join(backend, 'dist/database/check-migrations.cli.js'), ...options],
        {
          cwd: backend,
          env: { DATABASE_URL: server.url('check') },
          signal,
        },
      );
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
