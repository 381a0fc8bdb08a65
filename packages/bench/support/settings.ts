import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { newRecordKey } from '../../../backend/src/config/record-key.js';
import { UNLIMITED } from '../../../backend/test/support/unlimited.js';

const key = () => randomBytes(32).toString('base64');

/** The environment of every server under test: as in production, with rate limits above the load. */
export function settings(databaseUrl: string, directory: string) {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: directory,
    MEMBER_TOKEN_KEY: key(),
    ADMIN_TOKEN_KEY: key(),
    RECORD_KEY: newRecordKey(),
    ...UNLIMITED,
  };
}

/** The variables that the image of the API sets for the memory allocator. */
export async function shippedSettings(): Promise<Record<string, string>> {
  const image = await readFile(
    path.resolve(import.meta.dirname, '../../../docker/backend.Dockerfile'),
    'utf8',
  );
  const [, line] = /^ENV (MALLOC_.*)$/m.exec(image) ?? [];
  if (line === undefined) throw new Error('The image of the API no longer sets MALLOC_…');
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=') as [string, string]));
}
