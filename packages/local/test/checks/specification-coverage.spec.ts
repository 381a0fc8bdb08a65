import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../src/entry/install.mjs';
import { readPromises } from '../../src/promises.ts';

const BROWSER_TESTS = 'packages/e2e/tests';

/** A test's source without backslashes, because quotation marks are escaped in strings and patterns. */
function sourceOf(file: string): string {
  return readFileSync(path.join(repository, file), 'utf8').replaceAll('\\', '');
}

/** The sources of the browser tests without comments and without the names of the tests. */
function browserAssertions(): string {
  return readdirSync(path.join(repository, BROWSER_TESTS), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => sourceOf(path.join(BROWSER_TESTS, file)))
    .join('\n')
    .replace(/^\s*(\/\/|\/?\*).*$/gm, '')
    .replace(/\btest(\.describe|\.step)?\(\s*(['"`]).*?\2,/g, '');
}

/** Quoted texts with a number or a year, and how the browser tests write them. */
const written = new Map([
  ['Page X of Y', '/^Page 1 of d+$/'],
  ['n / total', '2 / 3'],
  ['+N', "'+2'"],
  ['Please enter a valid year between 2000 and {limit}', 'Please enter a valid year between 2000 and ${'],
]);

const rows = readPromises();
const tested = rows.filter(({ isOpen }) => !isOpen);
const quoted = [
  ...new Set(
    tested.flatMap(({ promise }) => Array.from(promise.matchAll(/"([^"]+)"/g), ([, text = '']) => text)),
  ),
];
const assertions = browserAssertions();

// A table that is lost or cut would otherwise pass.
it.each([
  ['product', 285],
  ['decisions', 265],
  ['community', 220],
  ['safety', 35],
  ['settled', 70],
])('%s has tests for at least %i promises', (paper, least) => {
  expect(tested.filter((row) => row.paper === paper).length).toBeGreaterThanOrEqual(least);
});

it('no promise stands twice in its paper', () => {
  const promises = rows.map(({ paper, promise }) => `${paper}: ${promise}`);
  expect(promises.filter((promise, index) => promises.indexOf(promise) !== index)).toEqual([]);
});

it.each(tested)('$paper $section: $promise: its test exists', ({ file, test }) => {
  expect(test).not.toBe('');
  expect(existsSync(path.join(repository, file))).toBe(true);
  expect(sourceOf(file).includes(test)).toBe(true);
});

it.each(quoted)('"%s" is asserted in a browser', (text) => {
  expect(assertions.includes(written.get(text) ?? text)).toBe(true);
});
