import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { directUrl } from '../config/direct-url.js';
import { withSecretFiles } from '../config/read-settings.js';

/** Root of the repository, from `src/database` and from `dist/database`. */
const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The database of a running `npm start`, and the file in its DATA_DIR that contains the URL; undefined if it is not
 * running, or if the API is installed without it.
 */
function localDatabase(environment: NodeJS.ProcessEnv): { url: string; file: string } | undefined {
  const file = path.join(path.resolve(REPOSITORY, environment.DATA_DIR || '.data'), 'database.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const { url } = JSON.parse(text) as { url: string };
  return { url, file };
}

/** Runs a command's work; a failure is one clear line and exit status 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/**
 * DATABASE_DIRECT_URL, DATABASE_URL, or the database of a running `npm start`.
 * @throws Error when there is neither
 */
export function requireDatabaseUrl(environment: NodeJS.ProcessEnv = process.env): string {
  const { DATABASE_DIRECT_URL = '', DATABASE_URL = '' } = withSecretFiles(environment);
  const url = directUrl({ DATABASE_DIRECT_URL, DATABASE_URL });
  if (url) return url;
  const local = localDatabase(environment);
  if (!local) {
    throw new Error(
      'Set DATABASE_URL, for example postgres://user:password@localhost:5432/campus_commons, ' +
        'or run this beside npm start, whose database it finds by itself',
    );
  }
  // Always printed: a command changes the database.
  console.error(`DATABASE_URL is not set: using the database that npm start runs (${local.file}).`);
  return local.url;
}
