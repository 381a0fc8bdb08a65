import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestEnvironment } from '../services/test-environment.ts';
import { OBJECT, ObjectStore } from '../services/object-store.ts';

export type MediaKind = 'disk' | 'bucket';

/** File key → checksum. */
export type Files = Readonly<Record<string, string>>;

/** A picture store that starts empty. */
export interface MediaPlace {
  /** Environment variables for the API. */
  readonly settings: Readonly<Record<string, string>>;
  /** Reads all files in it. */
  files(): Promise<Files>;
  stop(): Promise<void>;
}

/** A kind of picture store, with the headings of docs/operate.md for its backup and restore. */
interface MediaWay {
  readonly backUp: string;
  readonly restore: string;
  /** @param dataDir the API's data directory */
  open(environment: TestEnvironment, dataDir: string): Promise<MediaPlace>;
}

export const MEDIA: Readonly<Record<MediaKind, MediaWay>> = {
  disk: {
    backUp: 'Back up pictures on disk',
    restore: 'Restore pictures on disk',
    open: async (_ground, dataDir) => {
      await mkdir(dataDir);
      const folder = path.join(dataDir, 'media');
      return { settings: {}, files: () => checksums(folder, /^(.+)$/), stop: () => Promise.resolve() };
    },
  },
  bucket: {
    backUp: 'Back up pictures in a bucket',
    restore: 'Restore pictures in a bucket',
    open: async (environment, dataDir) => {
      await mkdir(dataDir);
      const store = await ObjectStore.start(environment, path.join(dataDir, 'objects'));
      const { settings, objects } = store;
      return { settings, files: () => checksums(objects, OBJECT), stop: () => store.stop() };
    },
  },
};

/** @param named pattern of the file names, with the key as the first group */
async function checksums(folder: string, named: RegExp): Promise<Files> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const key = named.exec(path.relative(folder, file))?.[1];
    if (!entry.isFile() || key === undefined) continue;
    files[key] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  }
  return files;
}
