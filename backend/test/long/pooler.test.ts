import { JobsService } from '../../src/platform/jobs/jobs.service.js';
import { ReportingSql, WatchSql } from '../../src/platform/sql/own-pools.js';
import type { Statement } from '../../src/platform/sql/statement.js';
import { migrate } from '../../src/database/migrate.js';
import { requireDatabaseUrl } from '../../src/database/run-command.js';
import { startApp, startReplica, type TestApp } from '../support/app.js';
import { campusProcess } from '../support/campus.js';
import { joinMember } from '../support/factories.js';

/** Both addresses lead to one server; PostgreSQL tells by the name of a connection which one opened it. */
const named = (name: string) => {
  const url = new URL(process.env.DATABASE_URL!);
  url.searchParams.set('application_name', name);
  return url.href;
};
const WHO: Statement<{ name: string }> = {
  name: 'pooler_test_who',
  text: `SELECT current_setting('application_name') AS name`,
  replica: false,
};

let first: TestApp;
let app: TestApp;
beforeAll(async () => {
  first = await startApp();
  Object.assign(process.env, { DATABASE_DIRECT_URL: named('direct'), DATABASE_URL: named('pooler') });
  app = await startReplica();
});
afterAll(async () => {
  delete process.env.DATABASE_DIRECT_URL;
  await app.close();
  await first.close();
});

const connections = () =>
  first.rows<{ name: string; count: number }>(
    `SELECT application_name AS name, count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND application_name IN ('pooler', 'direct') GROUP BY 1`,
  );

it('requests use the pooler, and what needs a session of its own the server itself', async () => {
  const member = await joinMember(app);
  await app.call('/user/feeds/getAllFeeds', {}, member.token).expect(200);
  expect((await connections()).map(({ name }) => name)).toContain('pooler');
  for (const pool of [ReportingSql, WatchSql]) {
    expect(await app.nest.get(pool).query(WHO)).toEqual([{ name: 'direct' }]);
  }
});

it('the lock of a periodic job is held by a connection to the server itself', async () => {
  const jobs = app.nest.get(JobsService);
  let holders: object[] = [];
  jobs.add({
    name: 'look who holds the lock',
    every: 3600,
    run: async () => {
      holders = await first.rows(
        `SELECT DISTINCT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
          WHERE l.locktype = 'advisory' AND a.datname = current_database()`,
      );
    },
  });
  await jobs.tick();
  expect(holders).toEqual([{ name: 'direct' }]);
});

it('commands go to the server itself', async () => {
  expect(requireDatabaseUrl(process.env)).toBe(process.env.DATABASE_DIRECT_URL);
  // The pooler may be down for a migration.
  const env = { ...process.env, DATABASE_URL: 'postgres://campus:wrong@127.0.0.1:9/none' };
  expect(await migrate(requireDatabaseUrl(env))).toEqual([]);
});

it('campus doctor tells of a pooler that does not answer, and of one that does what it should', async () => {
  const doctor = async (env: object) => {
    const { output } = await campusProcess(['doctor'], { ...process.env, ...env } as Record<string, string>);
    return output.split('\n').find((line) => line.includes('pooler'));
  };
  expect(await doctor({})).toMatch(/^ok +pooler +named statements and settings reach the database$/);
  expect(await doctor({ DATABASE_URL: 'postgres://campus:x@127.0.0.1:9/none' })).toMatch(
    /^fail +pooler +cannot be used: .*docs\/run\/pooler\.md/,
  );
});
