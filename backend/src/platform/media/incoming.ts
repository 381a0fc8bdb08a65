import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds after which a waiting file belongs to a process that died. */
const STALE_AFTER = 60 * 60 * 1000;

/** Where uploaded files wait until their request ends. */
export function incomingDirectory(dataDir: string): string {
  return path.join(dataDir, 'incoming');
}

/** Removes what killed processes left waiting. Another replica may be faster with any of it. */
export async function removeStaleUploads(dataDir: string): Promise<void> {
  const directory = incomingDirectory(dataDir);
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const file = path.join(directory, name);
    const info = await stat(file).catch(() => undefined);
    if (info && info.mtimeMs < Date.now() - STALE_AFTER) await rm(file, { force: true });
  }
}
