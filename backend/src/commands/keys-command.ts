import { randomBytes } from 'node:crypto';
import { command } from './command.js';
import { writeKey } from './write-key.js';

const NAMES = ['MEMBER_TOKEN_KEY', 'ADMIN_TOKEN_KEY'] as const;
const KEY_BYTES = 32;

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
      const key = randomBytes(KEY_BYTES).toString('base64');
      if (to === undefined) print(`${name}=${key}`);
      else print(`Wrote ${await writeKey(to, name, key, 'with another key everybody is signed out')}.`);
    }
  },
});
