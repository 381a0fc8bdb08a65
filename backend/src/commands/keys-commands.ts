import { randomBytes } from 'node:crypto';
import webPush from 'web-push';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publicRecordKey, newRecordKey, readPublicRecordKeys, readRecordKey } from '../config/record-key.js';
import { withSecretFiles } from '../config/read-settings.js';
import { command } from './command.js';

const KEY_BYTES = 32;
const randomKey = () => randomBytes(KEY_BYTES).toString('base64');
/** What makes the key of each setting. */
const MAKERS = {
  MEMBER_TOKEN_KEY: randomKey,
  ADMIN_TOKEN_KEY: randomKey,
  SECRETS_KEY: randomKey,
  RECORD_KEY: newRecordKey,
};

export const KEYS = command({
  name: 'keys',
  summary: 'Generates the keys MEMBER_TOKEN_KEY, ADMIN_TOKEN_KEY, SECRETS_KEY and RECORD_KEY',
  details: `Needs no settings and changes nothing: it prints four lines for a file of settings. With other keys everybody is signed
out, and with another SECRETS_KEY no authenticator app gets in; to change them see docs/run/secrets.md. "campus record-keys"
prints the public key of RECORD_KEY.`,
  options: {
    to: {
      value: 'FOLDER',
      meaning: 'writes a file each instead, such as member-token-key; those that exist stay as they are',
    },
  },
  run: async ({ options: { to }, print, complain }) => {
    const kept: string[] = [];
    for (const [name, make] of Object.entries(MAKERS)) {
      const key = make();
      if (to === undefined) {
        print(`${name}=${key}`);
        continue;
      }
      const { file, isWritten } = await writeKey(to, name, key);
      if (isWritten) print(`Wrote ${file}.`);
      else kept.push(wasThere(file, 'with another key everybody is locked out'));
    }
    if (kept.length === Object.keys(MAKERS).length) throw new Error(kept.join('\n'));
    for (const line of kept) complain(line);
  },
});

export const PUSH_KEYS = command({
  name: 'push-keys',
  summary: 'Generates the keys of notifications on devices, VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY',
  details: `Needs no settings and changes nothing: it prints two lines for a file of settings. VAPID_SUBJECT is missing there: an
address at which push services can reach you. With other keys members' devices get nothing until they next open the site.`,
  options: {
    to: {
      value: 'FOLDER',
      meaning: 'writes the private key to the file vapid-private-key there, and never replaces one',
    },
  },
  run: async ({ options: { to }, print, complain }) => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    if (to === undefined) print(`VAPID_PRIVATE_KEY=${privateKey}`);
    else {
      const { file, isWritten } = await writeKey(to, 'VAPID_PRIVATE_KEY', privateKey);
      if (!isWritten) throw new Error(wasThere(file, 'with another key devices get nothing'));
      complain(`Wrote ${file}.`);
    }
    print(`VAPID_PUBLIC_KEY=${publicKey}`);
  },
});

export const RECORD_KEYS = command({
  name: 'record-keys',
  summary: 'Prints RECORD_PUBLIC_KEYS, with which records are checked',
  details: `Needs RECORD_KEY, and RECORD_PUBLIC_KEYS if there are former keys, which it keeps; it changes nothing. The line belongs
in the settings of the API and in those of the sites (docs/run/secrets.md).`,
  run: ({ environment, print }) => {
    const { RECORD_KEY = '', RECORD_PUBLIC_KEYS = '' } = withSecretFiles(environment);
    const key = readRecordKey(RECORD_KEY);
    if (key === null) throw new Error('RECORD_KEY is missing, or is no private Ed25519 key');
    const keys = readPublicRecordKeys(`${publicRecordKey(key)},${RECORD_PUBLIC_KEYS}`);
    if (keys === null) throw new Error('RECORD_PUBLIC_KEYS must list public keys, separated by commas');
    print(`RECORD_PUBLIC_KEYS=${[...keys.keys()].join(',')}`);
    return Promise.resolve();
  },
});

/**
 * Writes a secret to a file of its own, which is named like its setting.
 * @param folder created if missing, for this account only
 * @returns the file, and whether it was written: one that exists stays as it is
 */
async function writeKey(
  folder: string,
  name: string,
  key: string,
): Promise<{ readonly file: string; readonly isWritten: boolean }> {
  const file = path.join(folder, name.toLowerCase().replaceAll('_', '-'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, `${key}\n`, { flag: 'wx', mode: 0o400 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return { file, isWritten: false };
  }
  return { file, isWritten: true };
}

/** @param why what replacing it would do */
const wasThere = (file: string, why: string) => `${file} exists and was not replaced: ${why}`;
