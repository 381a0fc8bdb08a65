import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FUNCTION_FILES } from './function-files.js';

const MIGRATION_FILES = path.join(import.meta.dirname, 'migrations');

const files = readdirSync(FUNCTION_FILES).filter((name) => name.endsWith('.sql'));
const read = (file: string) => readFileSync(path.join(FUNCTION_FILES, file), 'utf8');
/** In the format of `sha256sum`. */
const recorded = read('SHA256SUMS').trim().split('\n');
const present = files.map((file) => `${createHash('sha256').update(read(file)).digest('hex')}  ${file}`);

it('a version in SHA256SUMS is never edited: a change needs a new version', () => {
  expect(recorded.filter((line) => !present.includes(line))).toEqual([]);
});

it('every version has a line in SHA256SUMS', () => {
  expect(present.filter((line) => !recorded.includes(line))).toEqual([]);
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
    .map((file) => readFileSync(path.join(MIGRATION_FILES, file), 'utf8'))
    .join('\n');
  expect(files.filter((file) => !migrations.includes(`'${path.basename(file, '.sql')}'`))).toEqual([]);
});
