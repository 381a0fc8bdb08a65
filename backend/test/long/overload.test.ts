import pg from 'pg';
import type { Response } from 'supertest';
import { startApp, type TestApp } from '../support/app.js';
import { joinMember, type TestMember } from '../support/factories.js';
import { until } from '../support/until.js';

const PLACES = 12;
const BEYOND = 30;

let app: TestApp;
let member: TestMember;
let blocker: pg.Client;
beforeAll(async () => {
  app = await startApp({ DATABASE_POOL_SIZE: '2', MOST_IN_FLIGHT: String(PLACES) });
  member = await joinMember(app);
  blocker = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await blocker.connect();
});
afterAll(async () => {
  await blocker.end();
  await app.close();
});

/** A page of its own for each request: requests for the same page may share one statement, and so one connection. */
const feed = (page: number) => app.call('/user/feeds/getAllFeeds', { page }, member.token);

describe('when the database is too slow for the load', () => {
  it('requests over the concurrency limit get 429 with Retry-After at once, and none gets 503', async () => {
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE post IN ACCESS EXCLUSIVE MODE');
    const answers: Response[] = [];
    const sent = Array.from({ length: PLACES + BEYOND }, async (_, index) =>
      answers.push(await feed(index + 1)),
    );
    // Which requests get the places depends on the order in which their connections are accepted.
    const shed = () => answers.filter(({ status }) => status === 429);
    await until(() => shed().length >= BEYOND);
    for (const { headers, body } of shed()) {
      expect(headers['retry-after']).toBe('1');
      expect(body).toMatchObject({ success: false, error: 'too_many_requests' });
    }
    // A busy process must stay ready: if the proxy took it out, the next one would be overloaded.
    await app.http().get('/health/ready').expect(200);
    // Two have a connection each and wait for the lock; the others time out waiting for a connection.
    await until(() => answers.length >= BEYOND + PLACES - 2);
    await blocker.query('ROLLBACK');
    await Promise.all(sent);
    expect(answers.map(({ status }) => status).filter((status) => status !== 429)).toEqual([
      ...Array<number>(PLACES - 2).fill(500),
      ...[200, 200],
    ]);
    await feed(1).expect(200);
  });
});
