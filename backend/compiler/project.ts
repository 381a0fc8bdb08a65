import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const BACKEND = fileURLToPath(new URL('../', import.meta.url));

export const CONFIGURATION = path.join(BACKEND, 'tsconfig.build.json');
export const MAIN = path.join(BACKEND, 'dist', 'main.js');
/** Database functions, which migrations read when they run. */
export const FUNCTIONS = path.join(BACKEND, 'src', 'database', 'functions');

/** Empties `dist`, so that nothing of an earlier build stays, and copies what the compiler leaves out. */
export async function prepareOutput(): Promise<void> {
  await rm(path.join(BACKEND, 'dist'), { recursive: true, force: true });
  await copyFunctions();
}

/** Copies the files of the database functions into `dist`. */
export async function copyFunctions(): Promise<void> {
  await cp(FUNCTIONS, path.join(BACKEND, 'dist', 'database', 'functions'), {
    recursive: true,
    // Not what an editor keeps there for a moment.
    filter: (source) => source === FUNCTIONS || source.endsWith('.sql'),
  });
}
