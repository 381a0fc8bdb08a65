import path from 'node:path';
import type pg from 'pg';
import type { MediaStore } from '../../platform/media/media-store.js';
import { keysIn, putPictures } from './copy-pictures.js';
import { DUMP, PICTURES, readManifest, type Manifest } from './manifest.js';
import { onClient } from './on-client.js';
import { requireTool, runTool } from './postgres-tools.js';

export interface RestoreOptions {
  /** Of one backup. */
  readonly folder: string;
  readonly databaseUrl: string;
  readonly store: MediaStore;
  /** Whether everything in a database that is not empty is deleted first. */
  readonly replace: boolean;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Restores a backup: the database in one transaction, then the pictures.
 * @returns what the backup contains
 * @throws Error when the folder is no complete backup, the database is not empty or in use, or pg_restore is missing or
 *   too old
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { folder, databaseUrl, environment } = options;
  const manifest = await readManifest(folder);
  const pictures = path.join(folder, PICTURES);
  const found = (await keysIn(pictures)).length;
  const { files } = manifest.pictures;
  if (found < files) throw new Error(`${pictures} has only ${found} of ${files} files`);
  await requireTool('pg_restore', manifest.pgDump, environment);
  await onClient(databaseUrl, async (client) => {
    await requireUnused(client);
    await requireEmpty(client, options.replace);
  });
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', path.join(folder, DUMP)];
  await runTool('pg_restore', args, databaseUrl, environment);
  // Statistics are not part of a dump.
  await onClient(databaseUrl, (client) => client.query('ANALYZE'));
  await putPictures(pictures, options.store);
  return manifest;
}

async function requireUnused(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  const { count = 0 } = rows[0] ?? {};
  if (count > 0)
    throw new Error(`The database has ${count} other connection(s): stop every API process first`);
}

/** @param replace deletes what is there, instead of refusing it */
async function requireEmpty(client: pg.Client, replace: boolean): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')`,
  );
  const { count = 0 } = rows[0] ?? {};
  if (count === 0) return;
  if (!replace) {
    throw new Error(
      'The database is not empty. Name an empty one in DATABASE_URL, or give --replace, which deletes everything in it first',
    );
  }
  await client.query('BEGIN');
  await client.query('DROP SCHEMA public CASCADE');
  // As in a new database.
  await client.query('CREATE SCHEMA public AUTHORIZATION pg_database_owner');
  await client.query('GRANT USAGE ON SCHEMA public TO PUBLIC');
  await client.query('COMMIT');
}
