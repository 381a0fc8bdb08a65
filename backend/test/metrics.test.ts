import { startApp, type TestApp } from './support/app.js';
import { joinMember, writePost } from './support/factories.js';
import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}/metrics`;
  app = await startApp({ METRICS_PORT: String(port), LIMIT_COMMENT: '1/3600' });
});
afterAll(() => app.close());

const scrape = async () => (await fetch(address)).text();
/** The value of one series, as Prometheus reads it. */
const valueOf = async (series: string) => {
  const line = (await scrape()).split('\n').find((each) => each.startsWith(`${series} `));
  return line && Number(line.slice(series.length + 1));
};

describe('metrics', () => {
  it('are on the internal port, in the text format of Prometheus, and nowhere else', async () => {
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    for (const name of [
      'campus_http_requests_in_flight',
      'campus_password_hashes_waiting',
      'campus_pictures_waiting',
      'campus_media_outbox_files',
      'campus_media_outbox_set_aside',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ]) {
      expect(text).toMatch(new RegExp(`^${name} [0-9]`, 'm'));
    }
    await app.http().get('/metrics').expect(404);
    expect((await fetch(address.replace('/metrics', '/health/live'))).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(404);
  });

  it('distinguish calls by their route, with one series for all unknown addresses', async () => {
    const member = await joinMember(app);
    await writePost(app, member);
    await app.call('/user/feeds/getFeedById', { id: '1' }).expect(401);
    for (let n = 0; n < 20; n += 1) await app.call(`/no/such/${n}`).expect(404);
    await app
      .http()
      .get(`/media/${'0'.repeat(40)}.webp`)
      .expect(404);
    const count = (route: string, status: number) =>
      valueOf(`campus_http_request_duration_seconds_count{route="${route}",status="${status}"}`);
    expect(await count('/user/feeds/create', 201)).toBe(1);
    expect(await count('/user/feeds/getFeedById', 401)).toBe(1);
    expect(await count('none', 404)).toBeGreaterThanOrEqual(20);
    const routes = new Set([...(await scrape()).matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
    expect([...routes].filter((route) => /no\/such|0{40}/.test(route ?? ''))).toEqual([]);
  });

  it('count refusals by limit', async () => {
    const member = await joinMember(app);
    const { id: feedId } = await writePost(app, member);
    const comment = () => app.call('/user/comments/create', { feedId, comment: 'once' }, member.token);
    await comment().expect(201);
    await comment().expect(429);
    expect(await valueOf('campus_limit_refusals_total{limit="COMMENT"}')).toBe(1);
  });

  it('begin at 0 for what alerts watch: Prometheus sees no increase in a series that appears with its first event', async () => {
    expect(await valueOf('campus_limit_refusals_total{limit="LOGIN_ACCOUNT_ADDRESS"}')).toBe(0);
    expect(await valueOf('campus_job_failures_total{job="send mail"}')).toBe(0);
  });

  it('count no query of the scrape itself as waiting for a connection', async () => {
    // So that connections of the pool are idle.
    await joinMember(app);
    for (let scrapes = 0; scrapes < 5; scrapes += 1) {
      expect(await valueOf('campus_database_connections{pool="request",state="waiting"}')).toBe(0);
    }
  });

  it('show both pools', async () => {
    const text = await scrape();
    for (const pool of ['request', 'reporting']) {
      for (const state of ['busy', 'idle', 'waiting']) {
        expect(text).toContain(`campus_database_connections{pool="${pool}",state="${state}"}`);
      }
    }
  });

  it('contain no personal data', async () => {
    const member = await joinMember(app, { name: 'Asha Rao' });
    await app.call('/user/profile/get', { userId: member.id }, member.token).expect(200);
    const text = await scrape();
    for (const personal of [member.name, member.email, member.phone, '127.0.0.1', member.token]) {
      expect(text).not.toContain(personal);
    }
  });
});
