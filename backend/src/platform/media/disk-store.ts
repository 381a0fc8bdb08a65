import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { StorageSettings } from '../../config/storage-settings.js';
import { MediaStore, type ListedFile, type StoredFile } from './media-store.js';

/** Keeps media under `DATA_DIR/media`. */
export class DiskStore extends MediaStore {
  readonly writesMayArriveLate = false;
  private readonly root: string;

  constructor({ DATA_DIR }: Pick<StorageSettings, 'DATA_DIR'>) {
    super();
    this.root = path.join(DATA_DIR, 'media');
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const target = path.join(this.root, key);
    await mkdir(path.dirname(target), { recursive: true });
    // Written to a temporary file, then renamed: a killed process leaves no partial picture under the final name.
    const handle = await open(draftOf(target), 'w');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draftOf(target), target);
  }

  async open(key: string): Promise<StoredFile | null> {
    const handle = await open(path.join(this.root, key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!handle) return null;
    const { size } = await handle.stat();
    return { size, stream: handle.createReadStream() };
  }

  /** A folder at a time. */
  async *list(folder = ''): AsyncGenerator<readonly ListedFile[]> {
    const entries = await readdir(path.join(this.root, folder), { withFileTypes: true }).catch(
      whenMissing([]),
    );
    const keys = entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name));
    const files = await Promise.all(
      keys
        .filter((key) => !key.endsWith(DRAFT))
        .map(async (key) => {
          const found = await stat(path.join(this.root, key)).catch(whenMissing(null));
          return found && { key, size: found.size };
        }),
    );
    yield files.filter((file) => file !== null);
    for (const { name } of entries.filter((entry) => entry.isDirectory())) {
      yield* this.list(path.join(folder, name));
    }
  }

  async move(from: string, to: string): Promise<void> {
    const target = path.join(this.root, to);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(path.join(this.root, from), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }

  async remove(key: string): Promise<void> {
    const target = path.join(this.root, key);
    await rm(target, { force: true });
    // The temporary file of a killed write, or of one that failed on a full disk: creating an empty file always
    // succeeds.
    await rm(draftOf(target), { force: true });
  }
}

const DRAFT = '.draft';

const whenMissing =
  <Result>(result: Result) =>
  (error: NodeJS.ErrnoException): Result => {
    if (error.code === 'ENOENT') return result;
    throw error;
  };

/**
 * Keys are unique, so no other write uses this temporary file; and its name is known, so it can be removed with the
 * file.
 */
function draftOf(target: string): string {
  return target + DRAFT;
}
