import { access, constants, mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates the data directory and checks that it is writable.
 * @returns its path without symbolic links.
 * @throws Error, one line, when that is not possible.
 */
export async function prepareDataDir(directory: string): Promise<string> {
  try {
    await makeDirectory(directory);
    // With `/.`, the check also fails when a file has this name.
    await access(`${directory}/.`, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(directory);
  } catch (cause) {
    throw new Error(
      `The data directory ${directory} cannot be used: ${(cause as Error).message}. ` +
        'Give yourself write permission there, or set DATA_DIR to another directory.',
      { cause },
    );
  }
}

/**
 * Mode 711: other users may traverse but not list it, because root's database may have to run as another user. Not
 * `recursive`, because that never returns on a file system that allows no directories (`/proc`).
 */
async function makeDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { mode: 0o711 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT') throw error;
    await makeDirectory(path.dirname(directory));
    await mkdir(directory, { mode: 0o711 });
  }
}

/** Reads a file that `writePrivate` wrote; undefined when there is none. */
export async function readPrivate<T>(file: string): Promise<T | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read: ${(error as Error).message}. Run as the user who created it.`, {
      cause: error,
    });
  }
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new Error(`${file} is not valid JSON. Correct it, or remove it to have it created again.`, {
      cause,
    });
  }
}

/** Writes secrets atomically, readable only by their owner. */
export async function writePrivate(file: string, value: object): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  await rename(temporary, file);
}
