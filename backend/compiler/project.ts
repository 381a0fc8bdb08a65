import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const BACKEND = fileURLToPath(new URL('../', import.meta.url));

export const CONFIGURATION = path.join(BACKEND, 'tsconfig.build.json');
export const MAIN = path.join(BACKEND, 'dist', 'main.js');

/** Empties `dist`, so that nothing of an earlier build stays. */
export async function prepareOutput(): Promise<void> {
  await rm(path.join(BACKEND, 'dist'), { recursive: true, force: true });
}
