import { randomBytes } from 'node:crypto';

const key = () => randomBytes(32).toString('base64');

/** The environment of every server under test: as in production, with rate limits above the load. */
export function settings(databaseUrl: string, directory: string) {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: directory,
    MEMBER_TOKEN_KEY: key(),
    ADMIN_TOKEN_KEY: key(),
    LIMIT_READ: '1000000/1',
    LIMIT_LIKE: '1000000/1',
    LIMIT_FOLLOW: '1000000/1',
    LIMIT_COMMENT: '1000000/1',
    LIMIT_POST: '1000000/1',
    LIMIT_UPLOAD: '1000000/1',
  };
}
