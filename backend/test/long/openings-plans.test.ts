import pg from 'pg';
import { DataSource } from 'typeorm';
import { populate } from '../../../packages/bench/data/population.js';
import { populateOpenings } from '../../../packages/bench/data/openings.js';
import { REPORTING_POOL } from '../../src/platform/sql/pool-options.js';
import { connected } from '../../src/platform/sql/connection.js';
import { DEFAULT_LIMIT } from '../../src/common/pagination.dto.js';
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

/**
 * What the statements of openings and applications read beside 100,000 openings for which one can apply, and a million applications. Of
 * 40,000 members every tenth posts 25 openings: member 7 is one of them, and everybody has applied for about 25.
 */
const OPENINGS = 100_000;
const MEMBERS = 40_000;

let app: TestApp;
let hot: pg.PoolClient;
let reporting: pg.Client;
let tables: Tables;
beforeAll(async () => {
  app = await startApp();
  const connectionString = process.env.DATABASE_URL;
  const filling = new pg.Client({ connectionString });
  await filling.connect();
  await populate(filling, { members: MEMBERS, posts: 20_000 });
  await populateOpenings(filling, { openings: OPENINGS, applicationsEach: 10 });
  tables = await readTables(filling, 1_000);
  await filling.end();
  hot = await connected(app.nest.get(DataSource)).pool.connect();
  reporting = new pg.Client({ connectionString, ...REPORTING_POOL });
  await reporting.connect();
}, 900_000);
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
const ofPage = (name: string) => `${name}_${DEFAULT_LIMIT}`;
const ALL = [null, null, null, null];

/** What a page of a list, and what one application, reads; a list counts up to 500. */
const READS: [name: string, values: Value[], most: number][] = [
  [ofPage('opening_list_newest'), [7, null, 0, 'internship', ...ALL], 650],
  [ofPage('opening_list_newest'), [7, null, 490, 'internship', ...ALL], 650],
  [ofPage('opening_list_newest'), [7, null, 0, 'internship', 'software', null, null, 'true'], 650],
  [ofPage('opening_list_closing'), [7, null, 0, 'volunteering', ...ALL], 650],
  [ofPage('opening_list_of_page_newest'), [7, null, 0, null, ...ALL, '', 1], 150],
  ['opening_own', [7, 10, 0], 120],
  ['opening_by_id', [7, null, 1], 20],
  ['opening_answering', [1, null], 400],
  ['application_board', [7, null, null, 20, 0], 200],
  ['application_saved_openings', [7, null, 20, 0], 120],
  ['application_applicants', [7, null, 4000, null, 10, 0], 60],
  ['application_applicant_counts', [7, null, 4000], 20],
  ['application_by_id', [7, null, 1], 20],
  ['application_events', [4, 100], 10],
  // All that is new for a poster of 25 openings.
  ['application_news', [7], 300],
  ['report_target_application', [4, 7], 20],
];

/** What an hourly job may read of all there is. */
const JOBS: Readonly<Record<string, string>> = {
  application_end_unanswered: 'reads the whole index application_pkey',
};

describe('with 100,000 open openings and a million applications', () => {
  it('the tables are large', () => {
    const grown = ['opening', 'opening_counter', 'opening_save', 'application', 'application_event'];
    expect([...tables.large]).toEqual(expect.arrayContaining(grown));
  });

  it.each(READS)('%s of %j reads few rows', async (name, values, most) => {
    expect(await rowsRead(hot, named(name), values, tables)).toBeLessThanOrEqual(most);
  });

  // From the statements themselves, so that none can be missing.
  const names = knownStatements()
    .map(({ name }) => name)
    .filter((name) => /opening|application/.test(name));
  const reports = names.filter((name) => name.startsWith('admin_'));

  it.each(names.filter((name) => !reports.includes(name)))('%s finds its rows by index', async (name) => {
    const plan = await planOf(hot, named(name));
    expect(faultsOf(plan, tables).filter((fault) => fault !== JOBS[name])).toEqual([]);
    expect(isParallel(plan)).toBe(false);
  });

  it.each([
    ['admin_openings_all', [10, 0]],
    ['admin_openings_found', [10, 0, 'number 4711']],
    ['admin_openings_one', [10, 0, 7]],
    ['admin_openings_removed', [10, 0, '', null]],
  ] as [string, Value[]][])('%s of %j finds its rows by index', async (name, values) => {
    expect(faultsOf(await planOf(reporting, named(name), values), tables)).toEqual([]);
  });

  it('notices a missing index', async () => {
    await hot.query('BEGIN');
    await hot.query('DROP INDEX opening_newest_idx');
    const faults = faultsOf(await planOf(hot, named(ofPage('opening_list_newest'))), tables);
    await hot.query('ROLLBACK');
    expect(faults).toContainEqual(expect.stringMatching(/^sorts about/));
  });
});
