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

/** Opens a picture store of each kind. @param dataDir the API's data directory */
export const MEDIA: Readonly<
  Record<MediaKind, (environment: TestEnvironment, dataDir: string) => Promise<MediaPlace>>
> = {
  disk: async (_environment, dataDir) => {
    await mkdir(dataDir);
    const folder = path.join(dataDir, 'media');
    return { settings: {}, files: () => checksums(folder, /^(.+)$/), stop: () => Promise.resolve() };
  },
  bucket: async (environment, dataDir) => {
    await mkdir(dataDir);
    const store = await ObjectStore.start(environment, path.join(dataDir, 'objects'));
    const { settings, objects } = store;
    return { settings, files: () => checksums(objects, OBJECT), stop: () => store.stop() };
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
