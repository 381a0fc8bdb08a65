import { jest } from '@jest/globals';
import pg from 'pg';
import { migrate } from '../src/database/migrate.js';
import { MIGRATIONS } from '../src/database/migrations/all-migrations.js';
import { createDatabase, createEmptyDatabase } from './support/database.js';
import { Second1900000000000 } from './support/second-migration.js';
import { until } from './support/until.js';

const WITH_SECOND = [...MIGRATIONS, Second1900000000000];
const migrateToSecond = () => migrate(url, undefined, WITH_SECOND);

let url: string;
let holder: pg.Client;
let member: pg.Client;
beforeAll(async () => {
  url = await createDatabase();
  [holder, member] = [new pg.Client(url), new pg.Client(url)];
  await holder.connect();
  await member.connect();
});
afterAll(() => Promise.all([holder.end(), member.end()]));

it('a migration that waits for a table lets members go first, and is retried until it succeeds', async () => {
  const printed = jest.spyOn(console, 'log');
  await holder.query('BEGIN; LOCK TABLE member IN ACCESS SHARE MODE');
  const migrating = migrateToSecond();
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
  expect(await migrating).toEqual([Second1900000000000.name]);
  expect(await migrateToSecond()).toEqual([]);
  // A retried attempt is no failure, so TypeORM must not print one.
  expect(printed).not.toHaveBeenCalled();
});

it('a failed migration is named, with the reason', async () => {
  // It adds a column, which cannot be done twice.
  await member.query('DELETE FROM migration WHERE name = $1', [Second1900000000000.name]);
  await expect(migrateToSecond()).rejects.toThrow(
    /^Migration "Second1900000000000" failed, error: .*already exists/,
  );
});

it('a database of a newer release is left as it is', async () => {
  await member.query('INSERT INTO migration (timestamp, name) VALUES (1, $1)', [Second1900000000000.name]);
  expect(await migrate(url)).toEqual([]);
});

it('a database from before the first release is refused and left as it is', async () => {
  const older = await createEmptyDatabase();
  const client = new pg.Client(older);
  await client.connect();
  try {
    await client.query(`
      CREATE TABLE migration (id serial, timestamp bigint, name varchar);
      INSERT INTO migration (timestamp, name) VALUES (1763600000000, 'Foundation1763600000000');
      CREATE TABLE post (id bigint);
      INSERT INTO post VALUES (1);
    `);
    await expect(migrate(older)).rejects.toThrow(/before the first release.* Nothing was changed.*\.data/);
    expect((await client.query('SELECT id FROM post')).rows).toEqual([{ id: '1' }]);
    expect((await client.query('SELECT name FROM migration')).rowCount).toBe(1);
  } finally {
    await client.end();
  }
});
