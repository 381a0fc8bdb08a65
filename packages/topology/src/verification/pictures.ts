import type { PictureRow } from './rows.ts';

/** File names are `ab/<name>-480.webp` in the store and `media/<name>.webp` in rows. */
const FILE = /\/([0-9a-f]{40})-(480|960|1920)\.webp$/;
const PATH = /^media\/([0-9a-f]{40})\.webp$/;

/**
 * Checks that posts, picture rows and files are consistent. Returns a line for each inconsistency.
 * @param shown paths of the pictures that posts show
 * @param keys keys of all files in the store
 */
export function inconsistentPictures(
  rows: readonly PictureRow[],
  shown: readonly string[],
  keys: readonly string[],
): string[] {
  const held = new Set(rows.filter(({ state }) => state === 'held').map(({ path }) => path));
  const known = new Set(rows.map(({ path }) => nameOf(PATH, path)));
  const files = new Set(keys.map((key) => nameOf(FILE, key)));
  return [
    ...shown.filter((path) => !held.has(path)).map((path) => `shown without a row: ${path}`),
    ...[...held]
      .filter((path) => !files.has(nameOf(PATH, path)))
      .map((path) => `row without a file: ${path}`),
    ...keys.filter((key) => !known.has(nameOf(FILE, key))).map((key) => `file without a row: ${key}`),
  ];
}

/** The picture's name; an unexpected path is returned as it is, so it matches nothing. */
function nameOf(form: RegExp, text: string): string {
  return form.exec(text)?.[1] ?? text;
}
