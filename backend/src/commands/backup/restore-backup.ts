import path from 'node:path';
import type pg from 'pg';
import { directUrlSetting } from '../../config/direct-url.js';
import { withSecretFiles } from '../../config/read-settings.js';
import type { MediaStore } from '../../platform/media/media-store.js';
import { keysIn, putPictures } from './copy-pictures.js';
import { DUMP, type Manifest, PICTURES, readManifest } from './manifest.js';
import { onClient } from './on-client.js';
import { requireTool } from './postgres-tools.js';
import { restoreDatabase } from './restore-database.js';

export interface RestoreOptions {
  /** Of one backup. */
  readonly folder: string;
  readonly databaseUrl: string;
  readonly store: MediaStore;
  /** Whether the content of a database that is not empty is replaced. */
  readonly replace: boolean;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Restores a backup: the pictures, then the database in one transaction, which also deletes what it replaces. When it
 * fails, the database is what it was, and the store has more pictures at most.
 * @returns what the backup contains
 * @throws Error when the folder is no complete backup, the database is not empty or in use, or PostgreSQL's programs are
 *   missing or too old
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { folder, databaseUrl, environment } = options;
  const manifest = await readManifest(folder);
  const pictures = path.join(folder, PICTURES);
  const found = (await keysIn(pictures)).length;
  const { files } = manifest.pictures;
  if (found < files) throw new Error(`${pictures} has only ${found} of ${files} files`);
  for (const tool of ['pg_restore', 'psql'] as const) await requireTool(tool, manifest.pgDump, environment);
  const isEmpty = await onClient(databaseUrl, async (client) => {
    await requireUnused(client);
    return isEmptyDatabase(client);
  });
  if (!isEmpty && !options.replace) {
    const { DATABASE_DIRECT_URL = '' } = withSecretFiles(environment);
    throw new Error(
      `The database is not empty. Name an empty one in ${directUrlSetting({ DATABASE_DIRECT_URL })}, or give --replace, which deletes everything in it`,
    );
  }
  await putPictures(pictures, options.store);
  const dump = path.join(folder, DUMP);
  await restoreDatabase({ dump, databaseUrl, replace: !isEmpty, environment });
  // Statistics are not part of a dump.
  await onClient(databaseUrl, (client) => client.query('ANALYZE'));
  return manifest;
}

/** @throws Error that lists the other connections, by program, account and address */
async function requireUnused(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ who: string; count: number }>(
    `SELECT concat(coalesce(nullif(application_name, ''), 'a program without a name'), ' as ', usename, ' from ',
                   coalesce(host(client_addr), 'the server itself')) AS who, count(*)::int AS count
       FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
      GROUP BY 1 ORDER BY 2 DESC, 1`,
  );
  if (rows.length === 0) return;
  const connected = rows.map(({ who, count }) => (count > 1 ? `${who} (${count} connections)` : who));
  throw new Error(
    `The database is in use: ${connected.join('; ')}. Stop every API process, and whatever else is listed, first`,
  );
}

async function isEmptyDatabase(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')`,
  );
  return rows[0]?.count === 0;
}
