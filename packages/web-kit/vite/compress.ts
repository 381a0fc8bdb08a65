import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

/** Worth compressing once, when the site is built, rather than at every request. Pages wait for their deployment's values. */
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

/** Puts a gzipped copy beside every text file of a built site, for whoever serves it to send. */
export async function compressFiles(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    await writeFile(
      `${file}.gz`,
      await promisify(gzip)(await readFile(file), { level: constants.Z_BEST_COMPRESSION }),
    );
  }
}
