import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../../..');
const PAGE = 'docs/build/specification-coverage.md';
const BROWSER_TESTS = 'packages/e2e/tests';

interface Row {
  /** The heading above the row's table. */
  part: string;
  requirement: string;
  file: string;
  /** The test's name, or the name of one of its steps. */
  name: string;
}

/** The rows of the page's tables: the requirement, the test's file and the test's name. */
function readRows(): Row[] {
  let part = '';
  return readFileSync(path.join(repository, PAGE), 'utf8')
    .split('\n')
    .flatMap((line) => {
      part = /^## (.+)$/.exec(line)?.[1] ?? part;
      if (!line.startsWith('| ') || /^\| (requirement|---)/.test(line)) return [];
      const [, requirement = '', , test = ''] = line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|'));
      const [, file = '', name = ''] = /^`([^`]+)` (.+)$/.exec(test) ?? [];
      return { part, requirement, file: file.replace(/^e2e\//, `${BROWSER_TESTS}/`), name };
    });
}

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

const rows = readRows();
const quoted = [
  ...new Set(
    rows.flatMap(({ requirement }) =>
      Array.from(requirement.matchAll(/"([^"]+)"/g), ([, text = '']) => text),
    ),
  ),
];
const assertions = browserAssertions();

it.each([
  ['Console', 40],
  ['Member site', 150],
])('the %s has tests for at least %i requirements', (part, least) => {
  expect(rows.filter((row) => row.part === part).length).toBeGreaterThanOrEqual(least);
});

it.each(rows)('$part: $requirement: its test exists', ({ file, name }) => {
  expect(name).not.toBe('');
  expect(existsSync(path.join(repository, file))).toBe(true);
  expect(sourceOf(file).includes(name)).toBe(true);
});

it.each(quoted)('"%s" is asserted in a browser', (text) => {
  expect(assertions.includes(written.get(text) ?? text)).toBe(true);
});
