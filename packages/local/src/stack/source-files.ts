import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What .gitignore leaves out. Git is not asked, because a source archive has no git folder. */
const NO_SOURCES =
  /^(node_modules|dist|coverage|\.data|test-results|playwright-report|\.env|\.DS_Store|.+\.(log|tsbuildinfo))$/;

/** The files of files and folders, relative to `root` as these are, in the same order on every machine. */
export async function listSources(root: string, sources: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const source of sources) files.push(...(await listFiles(path.join(root, source))));
  return files.map((file) => path.relative(root, file));
}

/** Hash of the names and contents of files; the same on every machine. */
export async function hashFiles(root: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** All files below a folder. For a file, the file itself. */
async function listFiles(start: string): Promise<string[]> {
  const entries = await readdir(start, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!entries) return [start];
  const files: string[] = [];
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const file = path.join(start, entry.name);
    if (NO_SOURCES.test(entry.name)) continue;
    if (entry.isDirectory()) files.push(...(await listFiles(file)));
    else if (entry.isFile()) files.push(file);
  }
  return files;
}
