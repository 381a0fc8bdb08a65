import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const BACKEND = fileURLToPath(new URL('../', import.meta.url));
/** Folders of which the running API reads files that are no TypeScript. */
const ASSETS = [path.join('database', 'demo', 'art')];

export const CONFIGURATION = path.join(BACKEND, 'tsconfig.build.json');
export const MAIN = path.join(BACKEND, 'dist', 'main.js');

/** Begins `dist` anew: nothing of an earlier build stays, and what needs no compiling is there. */
export async function prepareOutput(): Promise<void> {
  await rm(path.join(BACKEND, 'dist'), { recursive: true, force: true });
  for (const folder of ASSETS) {
    await cp(path.join(BACKEND, 'src', folder), path.join(BACKEND, 'dist', folder), {
      recursive: true,
      filter: (file) => !file.endsWith('.ts'),
    });
  }
}
