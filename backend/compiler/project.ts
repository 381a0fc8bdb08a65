import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeRelease } from './release.ts';

const BACKEND = fileURLToPath(new URL('../', import.meta.url));

export const CONFIGURATION = path.join(BACKEND, 'tsconfig.build.json');
export const MAIN = path.join(BACKEND, 'dist', 'main.js');
/** Database functions; migrations read these files when they run. */
export const FUNCTIONS = path.join(BACKEND, 'src', 'database', 'functions');

/**
 * Empties `dist`, so that no file of an earlier build remains, and writes the files that the compiler does not handle.
 */
export async function prepareOutput(): Promise<void> {
  const output = path.join(BACKEND, 'dist');
  await rm(output, { recursive: true, force: true });
  await mkdir(output);
  await writeRelease(BACKEND, output);
  await copyFunctions();
}

/** Copies the files of the database functions into `dist`. */
export async function copyFunctions(): Promise<void> {
  await cp(FUNCTIONS, path.join(BACKEND, 'dist', 'database', 'functions'), {
    recursive: true,
    // Skips temporary files of editors.
    filter: (source) => source === FUNCTIONS || source.endsWith('.sql'),
  });
}
