import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Worth compressing once, when the site is built, rather than at every request. Pages wait for their deployment's values. */
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

/**
 * Where the copies in brotli are, under the names of their files: a server that knows nothing of brotli, as Debian's nginx,
 * tells the type of a file by its name's end. Nobody can ask for what begins with a dot.
 */
export const BROTLI_FOLDER = '.br';

/**
 * Puts a gzipped copy beside every text file of a built site, for whoever serves it to send, and of the hashed ones, which
 * are most of what travels, one in brotli, which is a seventh smaller.
 */
export async function compressFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(texts.map(({ parentPath, name }) => compressFile(directory, join(parentPath, name))));
}

async function compressFile(directory: string, file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
  const name = relative(directory, file);
  if (name.startsWith(`assets${sep}`)) await writeBrotli(join(directory, BROTLI_FOLDER, name), content);
}

async function writeBrotli(file: string, content: Buffer): Promise<void> {
  const packed = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, packed);
}
