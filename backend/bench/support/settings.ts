import { randomBytes } from 'node:crypto';
import { UNLIMITED } from '../../test/support/unlimited.js';

const key = () => randomBytes(32).toString('base64');

/** The environment of every server under test: as in production, with rate limits above the load. */
export function settings(databaseUrl: string, directory: string) {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: directory,
    MEMBER_TOKEN_KEY: key(),
    ADMIN_TOKEN_KEY: key(),
    ...UNLIMITED,
  };
}
