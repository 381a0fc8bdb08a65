import { ensureBuilt } from '@campus-commons/local/build.ts';
import { repository } from '@campus-commons/local/repository.mjs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ground } from './ground.ts';
import { runProgram } from './part.ts';

const BACKEND = path.join(repository, 'backend');
const MIGRATIONS = path.join('dist', 'database', 'migrations', 'all-migrations.js');

/** A built API that can be started: its folder. */
export type Release = string;

/** The API as it is built from this checkout. */
export async function presentRelease(): Promise<Release> {
  await ensureBuilt('backend');
  return BACKEND;
}

/**
 * The release after it: the same build with one migration more, which adds a table, columns and an index as additive
 * migrations do. The present release has to go on working while the database is already the next one's.
 */
export async function nextRelease(ground: Ground): Promise<Release> {
  const folder = path.join(ground.folder, 'next-release', 'backend');
  await mkdir(folder, { recursive: true });
  for (const name of ['dist', 'package.json']) {
    await cp(path.join(BACKEND, name), path.join(folder, name), { recursive: true });
  }
  await symlink(path.join(BACKEND, 'node_modules'), path.join(folder, 'node_modules'));
  await symlink(path.join(repository, 'node_modules'), path.join(folder, '..', 'node_modules'));
  const index = path.join(folder, MIGRATIONS);
  const source = await readFile(index, 'utf8');
  const extended = source.replace(/(export const MIGRATIONS = \[)/, `${NEXT_MIGRATION}\n$1NextRelease,`);
  if (extended === source) throw new Error(`${MIGRATIONS} names no list of MIGRATIONS to add one to`);
  await writeFile(index, extended);
  return folder;
}

/** Brings a database up to a release's newest migration, with that release's own command. */
export async function migrate(ground: Ground, release: Release, databaseUrl: string): Promise<void> {
  await runProgram({
    ground,
    title: 'migrate',
    command: [process.execPath, path.join(release, 'dist', 'database', 'migrate.cli.js')],
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
