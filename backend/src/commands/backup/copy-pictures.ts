import { createWriteStream } from 'node:fs';
import { link, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import type { MediaStore } from '../../platform/media/media-store.js';

const AT_ONCE = 8;
/** What file systems without hard links, or with a limit of them, answer. */
const NO_LINK = new Set(['EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

export interface Pictures {
  readonly files: number;
  readonly bytes: number;
}

/**
 * Copies all pictures of a store to a folder; a picture that is removed meanwhile is left out.
 * @param previous an earlier copy on the same disk: its files are linked instead of copied again, because a picture never
 *   changes
 */
export async function copyPictures(store: MediaStore, to: string, previous?: string): Promise<Pictures> {
  let [files, bytes] = [0, 0];
  for await (const batch of store.list()) {
    const limit = pLimit(AT_ONCE);
    const copied = await Promise.all(
      batch.map(({ key, size }) =>
        limit(async () => {
          const target = within(to, key);
          await mkdir(path.dirname(target), { recursive: true });
          if (previous !== undefined && (await linked(within(previous, key), size, target))) return size;
          const file = await store.open(key);
          if (!file) return null;
          await pipeline(file.stream, createWriteStream(target, { flags: 'wx', flush: true }));
          return size;
        }),
      ),
    );
    for (const size of copied.filter((each) => each !== null)) {
      files += 1;
      bytes += size;
    }
  }
  return { files, bytes };
}

/** Puts the pictures of a folder into a store. */
export async function putPictures(from: string, store: MediaStore): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const keys = await keysIn(from);
  await Promise.all(
    keys.map((key) => limit(async () => store.put(key, await readFile(path.join(from, key))))),
  );
}

/** Keys of all pictures in a copy; none when there was no picture. */
export async function keysIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** @throws Error for a key that leads out of the folder; a bucket may contain anything */
function within(folder: string, key: string): string {
  const file = path.join(folder, key);
  if (path.relative(folder, file) === key) return file;
  throw new Error(`The store has a file with an unusable name: ${JSON.stringify(key)}`);
}

/** @returns false when there is no such file of that size, or no link can be made */
async function linked(from: string, size: number, to: string): Promise<boolean> {
  try {
    if ((await stat(from)).size !== size) return false;
    await link(from, to);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || NO_LINK.has(code)) return false;
    throw error;
  }
}
