import { access, constants, mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes the data directory and tries to write there.
 * @returns its path without symbolic links.
 * @throws Error, one line, when that is not possible.
 */
export async function prepareDataDir(directory: string): Promise<string> {
  try {
    await makeDirectory(directory);
    // The dot makes a file that is in the way fail too.
    await access(`${directory}/.`, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(directory);
  } catch (cause) {
    throw new Error(
      `The data directory ${directory} cannot be used: ${(cause as Error).message}. ` +
        'Give yourself the right to write there, or set DATA_DIR to another directory.',
      { cause },
    );
  }
}

/**
 * Others may pass through, because root's database may have to run as another user, but not look around. Not
 * `recursive`: where a directory cannot be made because its file system allows none (`/proc`), that never ends.
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

/** Reads a file that `keepPrivate` wrote; undefined when there is none. */
export async function readPrivate<T>(file: string): Promise<T | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read: ${(error as Error).message}. Run as the user who made it.`, {
      cause: error,
    });
  }
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new Error(`${file} holds no valid JSON. Put it right, or remove it to have it made anew.`, {
      cause,
    });
  }
}

/** Writes secrets for their owner's eyes only, whole or not at all. */
export async function keepPrivate(file: string, value: object): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}
