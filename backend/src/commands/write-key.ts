import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a secret to a file of its own, which is named like its setting.
 * @param folder created if missing, for this account only
 * @param why what replacing it would do, for the error
 * @returns the file
 * @throws Error when the file exists
 */
export async function writeKey(folder: string, name: string, key: string, why: string): Promise<string> {
  const file = path.join(folder, name.toLowerCase().replaceAll('_', '-'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, `${key}\n`, { flag: 'wx', mode: 0o400 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${file} exists and was not replaced: ${why}`, { cause: error });
  }
  return file;
}
