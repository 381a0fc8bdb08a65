import { ensureBuilt } from '@campus-commons/local/build.ts';
import { repository } from '@campus-commons/local/repository.mjs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestEnvironment } from './test-environment.ts';
import { runProgram } from './service-process.ts';

const BACKEND = path.join(repository, 'backend');
const MIGRATIONS = path.join('dist', 'database', 'migrations', 'all-migrations.js');

/** The folder of a built API. */
export type Release = string;

/** The API built from this checkout. */
export async function currentRelease(): Promise<Release> {
  await ensureBuilt('backend');
  return BACKEND;
}

/**
 * The next release: the same build with an additional migration, which adds a table, columns and an index. The current
 * release must keep working on the migrated database.
 */
export async function nextRelease(environment: TestEnvironment): Promise<Release> {
  const folder = path.join(environment.folder, 'next-release', 'backend');
  await mkdir(folder, { recursive: true });
  for (const name of ['dist', 'package.json']) {
    await cp(path.join(BACKEND, name), path.join(folder, name), { recursive: true });
  }
  await symlink(path.join(BACKEND, 'node_modules'), path.join(folder, 'node_modules'));
  await symlink(path.join(repository, 'node_modules'), path.join(folder, '..', 'node_modules'));
  const index = path.join(folder, MIGRATIONS);
  const source = await readFile(index, 'utf8');
  const extended = source.replace(/(export const MIGRATIONS = \[)/, `${NEXT_MIGRATION}\n$1NextRelease,`);
  if (extended === source) throw new Error(`${MIGRATIONS} has no MIGRATIONS list to extend`);
  await writeFile(index, extended);
  return folder;
}

/** Migrates a database to a release's newest migration, with that release's command. */
export async function migrate(
  environment: TestEnvironment,
  release: Release,
  databaseUrl: string,
): Promise<void> {
  await runProgram({
    environment,
    title: 'migrate',
    command: [process.execPath, path.join(release, 'dist', 'campus.cli.js'), 'migrate'],
    env: { DATABASE_URL: databaseUrl },
  });
}

const NEXT_MIGRATION = `
class NextRelease {
  name = 'NextRelease4102444800000';
  async up(runner) {
    await runner.query('CREATE TABLE next_release (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY)');
    await runner.query("ALTER TABLE post ADD COLUMN next_release text NOT NULL DEFAULT ''");
    await runner.query('ALTER TABLE member ADD COLUMN next_release text');
    await runner.query('CREATE INDEX next_release_idx ON post_like (created_at, member_id)');
  }
  async down(runner) {
    await runner.query('DROP INDEX next_release_idx; DROP TABLE next_release');
    await runner.query('ALTER TABLE post DROP COLUMN next_release; ALTER TABLE member DROP COLUMN next_release');
  }
}`;
