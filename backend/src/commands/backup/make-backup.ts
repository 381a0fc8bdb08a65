import { mkdir, open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { RELEASE } from '../../config/release.js';
import type { MediaStore } from '../../platform/media/media-store.js';
import { LAST_BACKUP, type LastBackup } from '../../platform/settings/last-backup.js';
import {
  listBackups,
  nameOf,
  partialOf,
  removeBackup,
  removePartial,
  superfluous,
  type Retention,
} from './backup-folder.js';
import { copyPictures, type Pictures } from './copy-pictures.js';
import { checksum, DUMP, PICTURES, writeManifest } from './manifest.js';
import { onClient, serverVersion } from './on-client.js';
import { requireTool, runTool } from './postgres-tools.js';

export interface BackupOptions {
  readonly databaseUrl: string;
  readonly store: MediaStore;
  /** Where backups are kept; one folder for each installation. */
  readonly to: string;
  readonly retention: Retention;
  /** Environment variables for PostgreSQL's programs. */
  readonly environment: NodeJS.ProcessEnv;
}

/** A finished backup. */
export interface Backup {
  readonly folder: string;
  /** Bytes of the dump. */
  readonly bytes: number;
  readonly pictures: Pictures;
  /** Names of old backups that were removed. */
  readonly removed: readonly string[];
}

/**
 * Backs up the database and then the pictures, whose files exist before their rows do. The folder has its name only once
 * it is complete.
 * @throws Error when another backup of this database is running, or pg_dump is missing or too old
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  return onClient(options.databaseUrl, async (client) => {
    await lock(client);
    const pgDump = await requireTool('pg_dump', await serverVersion(client), options.environment);
    await mkdir(options.to, { recursive: true, mode: 0o700 });
    await removePartial(options.to);
    const written = await write(options, pgDump);
    await record(client);
    const removed = superfluous(await listBackups(options.to), options.retention);
    for (const name of removed) await removeBackup(options.to, name);
    return { ...written, removed };
  });
}

/** For as long as the connection lasts. */
async function lock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    `SELECT pg_try_advisory_lock(hashtextextended('campus backup', 0)) AS taken`,
  );
  if (!rows[0]?.taken) throw new Error('Another backup of this database is running');
}

async function write(
  { databaseUrl, store, to, environment }: BackupOptions,
  pgDump: number,
): Promise<Omit<Backup, 'removed'>> {
  const [previous] = await listBackups(to);
  let madeAt = new Date();
  // Names have seconds: of two backups in one second, the later one waits for the next.
  while (nameOf(madeAt) === previous) {
    await sleep(100);
    madeAt = new Date();
  }
  const folder = path.join(to, nameOf(madeAt));
  const partial = partialOf(folder);
  await mkdir(partial, { mode: 0o700 });
  const dump = path.join(partial, DUMP);
  await runTool('pg_dump', ['--format=custom', `--file=${dump}`], databaseUrl, environment);
  const earlier = previous && path.join(to, previous, PICTURES);
  const pictures = await copyPictures(store, path.join(partial, PICTURES), earlier);
  await writeManifest(partial, {
    madeAt: madeAt.toISOString(),
    release: RELEASE.version,
    pgDump,
    dumpSha256: await checksum(dump),
    pictures,
  });
  await rename(partial, folder);
  await syncFolder(to);
  return { folder, bytes: (await stat(path.join(folder, DUMP))).size, pictures };
}

/** Writes the folder to the disk: otherwise the new name may be lost when the power fails. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** For the metric of the last backup's age. */
async function record(client: pg.Client): Promise<void> {
  const value: LastBackup = { finishedAt: new Date().toISOString() };
  await client.query(
    'INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [LAST_BACKUP, value],
  );
}
