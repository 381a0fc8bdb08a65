import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository, from `src/database` as from `dist/database`. */
const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The database that `npm start` runs beside this command, and the file of its DATA_DIR in which it offers it; undefined
 * when it does not run, and where the API is installed without it.
 */
export function localDatabase(environment: NodeJS.ProcessEnv): { url: string; file: string } | undefined {
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
