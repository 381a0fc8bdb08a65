import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FUNCTION_FILES } from './function-files.js';

const MIGRATION_FILES = path.join(import.meta.dirname, 'migrations');
const FIRST_SCHEMA = path.join(MIGRATION_FILES, 'first-schema');

const sqlFiles = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.sql'));
const files = sqlFiles(FUNCTION_FILES);
const read = (file: string) => readFileSync(path.join(FUNCTION_FILES, file), 'utf8');

describe.each([
  ['functions', FUNCTION_FILES],
  ['the first schema', FIRST_SCHEMA],
])('the files of %s', (_name, folder) => {
  const contents = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  /** In the format of `sha256sum`. */
  const recorded = contents('SHA256SUMS').trim().split('\n');
  const present = sqlFiles(folder).map(
    (file) => `${createHash('sha256').update(contents(file)).digest('hex')}  ${file}`,
  );

  it('are never edited: a change needs a new version, or a migration', () => {
    expect(recorded.filter((line) => !present.includes(line))).toEqual([]);
  });

  it('have a line in SHA256SUMS', () => {
    expect(present.filter((line) => !recorded.includes(line))).toEqual([]);
  });
});

it('each file contains only the function in its name, and versions are consecutive', () => {
  for (const file of files) {
    const [, name = '', version = ''] = /^(\w+)\.v([1-9]\d*)\.sql$/.exec(file) ?? [];
    const created = [...read(file).matchAll(/^CREATE .*?FUNCTION (\w+)\(/gm)].map(([, found]) => found);
    expect([file, created]).toEqual([file, [name]]);
    if (version !== '1') expect(files).toContain(`${name}.v${Number(version) - 1}.sql`);
  }
});

it('every version is created by a migration', () => {
  const migrations = readdirSync(MIGRATION_FILES)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(MIGRATION_FILES, file), 'utf8'))
    .join('\n');
  expect(files.filter((file) => !migrations.includes(`'${path.basename(file, '.sql')}'`))).toEqual([]);
});
