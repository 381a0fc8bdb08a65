import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ground } from '../parts/ground.ts';
import { OBJECT, ObjectStore } from '../parts/object-store.ts';

export type MediaKind = 'disk' | 'bucket';

/** Checksum of each file by its key. */
export type Files = Readonly<Record<string, string>>;

/** An empty place for pictures. */
export interface MediaPlace {
  /** For the API. */
  readonly settings: Readonly<Record<string, string>>;
  /** Reads what is in it. */
  files(): Promise<Files>;
  stop(): Promise<void>;
}

/** How pictures are kept, with the headings of docs/operate.md that back them up and restore them. */
interface MediaWay {
  readonly backUp: string;
  readonly restore: string;
  /** @param dataDir of the API */
  open(ground: Ground, dataDir: string): Promise<MediaPlace>;
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
    open: async (ground, dataDir) => {
      await mkdir(dataDir);
      const store = await ObjectStore.start(ground, path.join(dataDir, 'objects'));
      const { settings, objects } = store;
      return { settings, files: () => checksums(objects, OBJECT), stop: () => store.stop() };
    },
  },
};

/** @param named how a file is named, with its key as the first group */
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
