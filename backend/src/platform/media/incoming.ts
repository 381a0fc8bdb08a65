import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds after which an uploaded file must belong to a process that died. */
const STALE_AFTER = 60 * 60 * 1000;

/** The directory of uploaded files while their request is in progress. */
export function incomingDirectory(dataDir: string): string {
  return path.join(dataDir, 'incoming');
}

/** Removes uploads left behind by killed processes. Another process may be removing the same files. */
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
