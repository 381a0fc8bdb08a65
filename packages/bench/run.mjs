import { readdirSync } from 'node:fs';
import path from 'node:path';
import { register } from 'tsx/esm/api';

/** `npm run bench -- <measurement>`: runs one of the files in this folder. */
const here = import.meta.dirname;
const known = readdirSync(here)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'));
const [measurement = ''] = process.argv.slice(2);
if (!known.includes(measurement)) {
  console.error(`Which one? npm run bench -- ${known.join('|')}`);
  process.exit(1);
}
register();
// The servers under test run the build, so it must be up to date.
const { ensureBuilt } = await import('@campus-commons/local/build.ts');
await ensureBuilt('backend');
await import(`./${measurement}.ts`);
