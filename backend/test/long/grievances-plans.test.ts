import pg from 'pg';
import { DataSource } from 'typeorm';
import { connected } from '../../src/platform/sql/connection.js';
import { REPORTING_POOL } from '../../src/platform/sql/pool-options.js';
import { knownStatements, type Statement } from '../../src/platform/sql/statement.js';
import { startApp, type TestApp } from '../support/app.js';
import {
  faultsOf,
  isParallel,
  planOf,
  readTables,
  rowsRead,
  type Tables,
  type Value,
} from '../support/plans.js';

/** Grievances, of which every tenth waits for an answer. */
const GRIEVANCES = 100_000;

let app: TestApp;
let hot: pg.PoolClient;
let reporting: pg.Client;
let tables: Tables;
beforeAll(async () => {
  app = await startApp();
  const connectionString = process.env.DATABASE_URL;
  const filling = new pg.Client({ connectionString });
  await filling.connect();
  await filling.query(`
    INSERT INTO grievance (reference, key_hash, attempt_hash, name, email, text, sent_at, due_at, state, answer, answered_at)
    SELECT lpad(n::text, 8, 'A'), sha256(n::text::bytea), sha256(('attempt' || n)::bytea), 'Sender ' || n,
           'sender' || n % 20000 || '@example.in', repeat('What is wrong. ', 40), at, at + interval '7 days',
           CASE WHEN n % 10 = 0 THEN 'open' ELSE 'answered' END, CASE WHEN n % 10 > 0 THEN repeat('Done. ', 40) END,
           CASE WHEN n % 10 > 0 THEN at + interval '3 days' END
      FROM generate_series(1, ${GRIEVANCES}) n, LATERAL (SELECT now() - n * interval '1 minute' AS at) t;
  `);
  await filling.query('VACUUM (ANALYZE) grievance');
  tables = await readTables(filling, 1_000);
  await filling.end();
  hot = await connected(app.nest.get(DataSource)).pool.connect();
  reporting = new pg.Client({ connectionString, ...REPORTING_POOL });
  await reporting.connect();
}, 300_000);
afterAll(async () => {
  hot.release();
  await reporting.end();
  await app.close();
});

function named(name: string): Statement {
  const found = knownStatements().find((statement) => statement.name === name);
  if (!found) throw new Error(`There is no statement ${name}; it was renamed or removed`);
  return found;
}

const names = knownStatements()
  .map(({ name }) => name)
  .filter((name) => /^(admin_)?grievance/.test(name));
const reports = names.filter((name) => name.startsWith('admin_grievances_'));

describe('with 100,000 grievances', () => {
  it.each([
    ['grievance_by_reference', ['AAA54321'], 1],
    ['grievance_of_mail', ['sender7@example.in', '2026-01-01T00:00:00Z'], 5],
    ['admin_grievance_exists', ['AAA54321'], 1],
  ] as [string, Value[], number][])('%s of %j reads %i rows at most', async (name, values, most) => {
    expect(await rowsRead(hot, named(name), values, tables)).toBeLessThanOrEqual(most);
  });

  it.each(names.filter((name) => !reports.includes(name)))('%s finds its rows by index', async (name) => {
    const plan = await planOf(hot, named(name));
    expect(faultsOf(plan, tables)).toEqual([]);
    expect(isParallel(plan)).toBe(false);
  });

  it.each(reports)('%s finds its page by index', async (name) => {
    const values = name.endsWith('_count') ? [] : [10, 0];
    const faults = faultsOf(await planOf(reporting, named(name), values), tables);
    // How many were answered is most of the table.
    const counted = name === 'admin_grievances_answered_count' ? /^reads the whole/ : /^$/;
    expect(faults.filter((fault) => !counted.test(fault))).toEqual([]);
  });

  it('notices a missing index', async () => {
    await hot.query('BEGIN');
    await hot.query('DROP INDEX grievance_email_idx');
    const faults = faultsOf(await planOf(hot, named('grievance_of_mail')), tables);
    await hot.query('ROLLBACK');
    expect(faults).not.toEqual([]);
  });
});
