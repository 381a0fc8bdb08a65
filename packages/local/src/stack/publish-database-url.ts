import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Cleanup } from './cleanup.ts';
import { writePrivate } from './data-dir.ts';

/** Backend commands read it when DATABASE_URL is not set (`backend/src/database/run-command.ts`). */
const FILE = 'database.json';

/**
 * Lets commands such as `npm run campus -- admin create` find the database while everything runs: writes its address
 * and password to a file that only its owner can read.
 */
export async function publishDatabaseUrl(dataDir: string, url: string, cleanup: Cleanup): Promise<void> {
  const file = path.join(dataDir, FILE);
  await writePrivate(file, { url });
  cleanup.add(() => rm(file, { force: true }));
}
