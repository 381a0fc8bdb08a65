import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../../..');
const PAGE = 'docs/specification-coverage.md';

/** The rows of the page's tables: what is required, where, and `file` with the name of the test. */
function rows(): { requirement: string; file: string; name: string }[] {
  return readFileSync(path.join(repository, PAGE), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (requirement|---)/.test(line))
    .map((line) => {
      const [, requirement = '', , test = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      const [, file = '', name = ''] = /^`([^`]+)` (.+)$/.exec(test) ?? [];
      return { requirement, file: file.replace(/^e2e\//, 'packages/e2e/tests/'), name };
    });
}

it('names tests for a fair number of requirements', () => {
  expect(rows().length).toBeGreaterThan(40);
});

it.each(rows())('$requirement: its test is there', ({ file, name }) => {
  expect(name).not.toBe('');
  expect(existsSync(path.join(repository, file))).toBe(true);
  // Quotation marks are escaped in source texts, and a name may be broken up by what it is told.
  const source = readFileSync(path.join(repository, file), 'utf8').replaceAll('\\', '');
  expect(source).toContain(name);
});
