import { readdirSync } from 'node:fs';
import path from 'node:path';
import { register } from 'tsx/esm/api';

/** `npm run bench -- <measurement>`: runs one of the files beside this one. */
const here = import.meta.dirname;
const known = readdirSync(here)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'));
const [asked = ''] = process.argv.slice(2);
if (!known.includes(asked)) {
  console.error(`Which one? npm run bench -w backend -- ${known.join('|')}`);
  process.exit(1);
}
register();
await import(`./${asked}.ts`);
