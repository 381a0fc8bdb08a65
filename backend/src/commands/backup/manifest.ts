import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pictures } from './copy-pictures.js';

const FILE = 'backup.json';
/** Names within a backup's folder. */
export const DUMP = 'database.dump';
export const PICTURES = 'media';

/** What a backup contains. */
export interface Manifest {
  /** ISO 8601; the state of the database is that of this time or a little later. */
  readonly madeAt: string;
  /** Version of the API. */
  readonly release: string;
  /** Major version of pg_dump; pg_restore must not be older. */
  readonly pgDump: number;
  /** SHA-256 of the dump, hexadecimal. */
  readonly dumpSha256: string;
  readonly pictures: Pictures;
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
}

/** @throws Error when the folder is no backup, or its dump was changed */
export async function readManifest(folder: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(await readFile(path.join(folder, FILE), 'utf8')) as Manifest;
  } catch (error) {
    throw new Error(`${folder} is no backup: it has no readable ${FILE}`, { cause: error });
  }
  if ((await checksum(path.join(folder, DUMP))) !== manifest.dumpSha256) {
    throw new Error(`${path.join(folder, DUMP)} is damaged: it is not the file that was written`);
  }
  return manifest;
}

/** SHA-256 of a file, hexadecimal. */
export async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
