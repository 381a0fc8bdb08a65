import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { QueryRunner } from 'typeorm';

/** Every version of every database function: `<name>.v<version>.sql`. The build copies them to `dist`. */
export const FUNCTION_FILES = path.join(import.meta.dirname, 'functions');

/** A version of a function: its file's name without the extension. */
export type FunctionVersion = `${string}.v${number}`;

/**
 * Creates database functions from their files, or replaces existing versions. A migration calls it with the new
 * versions in `up` and with the previous versions in `down`. Triggers and generated columns keep using a replaced
 * function.
 * @param versions in the order in which they are created; a function in the language `sql` comes after the functions it
 *   uses
 * @throws when there is no such file, or PostgreSQL refuses it, for example because parameters have changed: drop the
 *   function first
 */
export async function createFunctions(
  runner: QueryRunner,
  ...versions: readonly FunctionVersion[]
): Promise<void> {
  for (const version of versions) {
    await runner.query(await readFile(path.join(FUNCTION_FILES, `${version}.sql`), 'utf8'));
  }
}
