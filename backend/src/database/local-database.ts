import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository, from `src/database` and from `dist/database`. */
const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The database of a running `npm start`, and the file in its DATA_DIR that contains the URL; undefined if it is not
 * running, or if the API is installed without it.
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
