import pg from 'pg';
import { nameConnections } from '../src/platform/sql/name-connections.js';
import { startApp, type TestApp } from './support/app.js';

let app: TestApp;
beforeAll(async () => {
  nameConnections('campus-api');
  app = await startApp();
});
afterAll(() => app.close());

it('the connections of every pool have the name of the program, unless the URL has one', async () => {
  await app.http().get('/health/ready').expect(200);
  await app.call('/public/getHighlights').expect(200);
  const url = process.env.DATABASE_URL ?? '';
  const other = new pg.Client(`${url}${url.includes('?') ? '&' : '?'}application_name=nightly-report`);
  await other.connect();
  const names = await app.rows<{ name: string; count: number }>(
    `SELECT application_name AS name, count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() GROUP BY 1 ORDER BY 1`,
  );
  await other.end();
  expect(names).toEqual([
    // The pools of requests, visitors and health checks, and the one of this test.
    { name: 'campus-api', count: expect.any(Number) },
    { name: 'nightly-report', count: 1 },
  ]);
  expect(names[0]?.count).toBeGreaterThanOrEqual(4);
});
