import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { command } from './command.js';

const NAMES = ['MEMBER_TOKEN_KEY', 'ADMIN_TOKEN_KEY'] as const;
/** Bytes. */
const LENGTH = 32;

export const KEYS = command({
  name: 'keys',
  summary: 'Generates the keys that sign tokens, MEMBER_TOKEN_KEY and ADMIN_TOKEN_KEY',
  details: `Needs no settings and changes nothing: it prints two lines for a file of settings. With other keys everybody is signed
out; to change them see docs/run/secrets.md.`,
  options: {
    to: {
      value: 'FOLDER',
      meaning: 'writes a file each instead, member-token-key and admin-token-key; never replaces one',
    },
  },
  run: async ({ options: { to }, print }) => {
    for (const name of NAMES) {
      const key = randomBytes(LENGTH).toString('base64');
      if (to === undefined) print(`${name}=${key}`);
      else print(`Wrote ${await writeKey(to, name, key)}.`);
    }
  },
});

/** @throws Error when the file exists */
async function writeKey(folder: string, name: string, key: string): Promise<string> {
  const file = path.join(folder, name.toLowerCase().replaceAll('_', '-'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, `${key}\n`, { flag: 'wx', mode: 0o400 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${file} exists and was not replaced: with another key everybody is signed out`, {
      cause: error,
    });
  }
  return file;
}
