import { localDatabase } from './local-database.js';
import { directUrl } from '../config/direct-url.js';
import { withSecretFiles } from '../config/read-secret-files.js';

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
