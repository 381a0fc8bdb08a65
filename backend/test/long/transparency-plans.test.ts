import pg from 'pg';
import { DataSource } from 'typeorm';
import { connected } from '../../src/platform/sql/connection.js';
import { knownStatements, type Statement } from '../../src/platform/sql/statement.js';
import { startApp, type TestApp } from '../support/app.js';
import { faultsOf, planOf, readTables, rowsRead, type Tables, type Value } from '../support/plans.js';

/** Decided cases, each with a report, one a minute: 23 months. */
const CASES = 1_000_000;
const A_MONTH: Value[] = ['2026-10-01', '2026-09-30T18:30:00Z', '2026-10-31T18:30:00Z'];
/** Minutes of that month. */
const IN_THE_MONTH = 31 * 24 * 60;

let app: TestApp;
let hot: pg.PoolClient;
let tables: Tables;
beforeAll(async () => {
  app = await startApp();
  const filling = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await filling.connect();
  await filling.query(`
    INSERT INTO review_case (target_kind, target_id, priority, due_at, opened_at, snapshot, revision, outcome, measure, state, decided_at,
                             told_at)
    SELECT 'post', n, 1, at, at, '{}', 1, 'violation', CASE WHEN n % 2 = 0 THEN 'warning' END,
           CASE WHEN n % 10 = 0 THEN 'upheld' ELSE 'decided' END, at, at
      FROM generate_series(1, ${CASES}) n, LATERAL (SELECT timestamptz '2026-11-30' - n * interval '1 minute' AS at) t;
    INSERT INTO report (case_id, reason, at, told_at) SELECT id, 'scam', decided_at, decided_at FROM review_case;
    INSERT INTO appeal (case_id, text, reply, decided_at)
    SELECT id, 'a', 'a', decided_at FROM review_case WHERE state = 'upheld';
    INSERT INTO referral (case_id, referred_to, reference, at)
    SELECT id, 'a', 'a', decided_at FROM review_case WHERE id % 100 = 0;
    INSERT INTO grievance (reference, key_hash, name, email, text, due_at)
    SELECT lpad(n::text, 8, 'A'), '', 'a', 'a@example.in', 'a', timestamptz '2026-11-30' - n * interval '10 minutes'
      FROM generate_series(1, ${CASES / 10}) n;
    INSERT INTO transparency_month (month) SELECT date '2026-10-01' - n * interval '1 month' FROM generate_series(0, 119) n;
    INSERT INTO transparency_count (month, topic, name, count)
    SELECT month, 'reports', 'name' || n, 5 FROM transparency_month, generate_series(1, 27) n;
  `);
  await filling.query('VACUUM (ANALYZE)');
  tables = await readTables(filling, 1_000);
  await filling.end();
  hot = await connected(app.nest.get(DataSource)).pool.connect();
}, 300_000);
afterAll(async () => {
  hot.release();
  await app.close();
});

function named(name: string): Statement {
  const found = knownStatements().find((statement) => statement.name === name);
  if (!found) throw new Error(`There is no statement ${name}; it was renamed or removed`);
  return found;
}
const names = knownStatements()
  .map(({ name }) => name)
  .filter((name) => name.startsWith('transparency_'));

describe('with a million cases', () => {
  it.each(names)('%s finds its rows by index', async (name) => {
    expect(faultsOf(await planOf(hot, named(name)), tables)).toEqual([]);
  });

  it('a visitor’s month reads its own rows alone', async () => {
    expect(await rowsRead(hot, named('transparency_counts'), ['2026-10'], tables)).toBeLessThanOrEqual(27);
    expect(await rowsRead(hot, named('transparency_months'), [], tables)).toBeLessThanOrEqual(120);
  });

  it('counting a month reads its own cases alone', async () => {
    await hot.query('BEGIN');
    await hot.query('DELETE FROM transparency_count');
    // Reports, cases, an appeal for each tenth with its case, referrals, grievances.
    const most = IN_THE_MONTH * 2.5;
    expect(await rowsRead(hot, named('transparency_count_month'), A_MONTH, tables)).toBeLessThanOrEqual(most);
    await hot.query('ROLLBACK');
  });

  it('notices a missing index', async () => {
    await hot.query('BEGIN');
    await hot.query('DROP INDEX report_at_idx');
    const faults = faultsOf(await planOf(hot, named('transparency_count_month')), tables);
    await hot.query('ROLLBACK');
    expect(faults).not.toEqual([]);
  });
});
