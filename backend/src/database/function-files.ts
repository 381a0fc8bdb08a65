import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { QueryRunner } from 'typeorm';

/** Each version of each database function: `<name>.v<version>.sql`. Built with the code, `dist` has a copy. */
export const FUNCTION_FILES = path.join(import.meta.dirname, 'functions');

/** A function in one version: its file's name without the ending. */
export type FunctionVersion = `${string}.v${number}`;

/**
 * Creates database functions from their files, or replaces the versions that the database has. A migration calls it with the
 * new versions in `up` and with those of before in `down`. Triggers and generated columns go on using what is replaced.
 * @param versions in the order in which they are created; a function in the language `sql` comes after what it uses
 * @throws when there is no such file, or PostgreSQL refuses it, as it does when parameters have changed: drop it first
 */
export async function createFunctions(
  runner: QueryRunner,
  ...versions: readonly FunctionVersion[]
): Promise<void> {
  for (const version of versions) {
    await runner.query(await readFile(path.join(FUNCTION_FILES, `${version}.sql`), 'utf8'));
  }
}
