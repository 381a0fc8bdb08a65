import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Time after which an uploaded file must belong to a process that died, unless a form may take longer to arrive. */
const STALE_AFTER_SECONDS = 60 * 60;

/** The directory of uploaded files while their request is in progress. */
export function incomingDirectory(dataDir: string): string {
  return path.join(dataDir, 'incoming');
}

/**
 * Removes uploads left behind by killed processes. Another process may be removing the same files.
 * @param uploadSeconds within which a form arrives: its first file may be that old when the last one has come, and is still to
 * be decoded and stored
 */
export async function removeStaleUploads(dataDir: string, uploadSeconds: number): Promise<void> {
  const oldest = Date.now() - Math.max(STALE_AFTER_SECONDS, 2 * uploadSeconds) * 1000;
  const directory = incomingDirectory(dataDir);
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const file = path.join(directory, name);
    const info = await stat(file).catch(() => undefined);
    if (info && info.mtimeMs < oldest) await rm(file, { force: true });
  }
}
