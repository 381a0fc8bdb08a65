import { jest } from '@jest/globals';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { schemaDataSourceOptions } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import { createDatabase } from './support/database.js';
import { until } from './support/until.js';

/** The newest migration that begins with an exclusive lock on `member`. */
const WANTS_MEMBER = 'Editing';

let url: string;
let holder: pg.Client;
let member: pg.Client;
beforeAll(async () => {
  url = await createDatabase();
  [holder, member] = [new pg.Client(url), new pg.Client(url)];
  await holder.connect();
  await member.connect();
  const dataSource = await new DataSource(schemaDataSourceOptions(url)).initialize();
  let undone = '';
  while (!undone.startsWith(WANTS_MEMBER)) {
    const [last] = await dataSource.query<{ name: string }[]>(
      'SELECT name FROM migration ORDER BY id DESC LIMIT 1',
    );
    undone = last?.name ?? '';
    await dataSource.undoLastMigration();
  }
  await dataSource.destroy();
});
afterAll(() => Promise.all([holder.end(), member.end()]));

it('a migration that waits for a table lets members go first, and is retried until it succeeds', async () => {
  const printed = jest.spyOn(console, 'log');
  await holder.query('BEGIN; LOCK TABLE member IN ACCESS SHARE MODE');
  const migrating = migrate(url);
  await until(async () => {
    const { rowCount } = await member.query(
      `SELECT FROM pg_locks WHERE NOT granted AND relation = 'member'::regclass
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    return rowCount === 1;
  });
  // If the migration waited without a limit, this would wait until the lock's holder ends.
  await member.query('SELECT FROM member');
  await holder.query('COMMIT');
  expect(await migrating).toContainEqual(expect.stringContaining(WANTS_MEMBER));
  expect(await migrate(url)).toEqual([]);
  // A retried attempt is no failure, so TypeORM must not print one.
  expect(printed).not.toHaveBeenCalled();
});

it('a failed migration is named, with the reason', async () => {
  // It creates a table, which cannot be done twice.
  await member.query("DELETE FROM migration WHERE name = 'Push1764256000000'");
  await expect(migrate(url)).rejects.toThrow(
    /^Migration "Push1764256000000" failed, error: .*already exists/,
  );
});
