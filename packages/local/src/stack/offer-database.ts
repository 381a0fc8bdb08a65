import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Cleanup } from './cleanup.ts';
import { keepPrivate } from './data-dir.ts';

/** Where the backend's commands look when nobody tells them a DATABASE_URL (`backend/src/database/local-database.ts`). */
const FILE = 'database.json';

/**
 * Lets commands such as `npm run admin:create -w backend` find the database while everything runs: its address and
 * password stand in a file that only their owner can read.
 */
export async function offerDatabase(dataDir: string, url: string, cleanup: Cleanup): Promise<void> {
  const file = path.join(dataDir, FILE);
  await keepPrivate(file, { url });
  cleanup.add(() => rm(file, { force: true }));
}
