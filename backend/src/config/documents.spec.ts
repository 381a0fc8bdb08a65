import { readdirSync, readFileSync } from 'node:fs';
import { MIN_POSTGRES_VERSION } from '../commands/doctor/check-database.js';
import { SESSION_LIMITS } from './session-limits.js';

const root = new URL('../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

it('everything that names the oldest PostgreSQL names the one that the doctor admits', () => {
  const places = ['docs', 'backend/src', 'packages/setup/src', 'packages/topology/src'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:md|ts)$/.test(file) && !file.endsWith('.spec.ts'))
      .map((file) => `${folder}/${file}`),
  );
  const named = places.flatMap((file) =>
    [
      ...read(file).matchAll(
        /MIN_POSTGRES_VERSION = (\d+)|PostgreSQL (\d+)\+|PostgreSQL\W{1,2}(\d+)\s+or\s+later/g,
      ),
    ].map(([, ...versions]) => [file, Number(versions.find((version) => version !== undefined))]),
  );
  // The constants, the setting, its reference, and pages about installing and trying.
  expect(named.length).toBeGreaterThan(7);
  expect(named.filter(([, version]) => version !== MIN_POSTGRES_VERSION)).toEqual([]);
});

it('the page for administrators says after how many minutes the console logs out', () => {
  const minutes = SESSION_LIMITS.administrator.maxIdleSeconds / 60;
  expect(read('docs/use/administrators.md')).toContain(`logged out after ${minutes} minutes without a click`);
});
