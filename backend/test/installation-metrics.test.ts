import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { statfs } from 'node:fs/promises';
import { SESSION_LIMITS } from '../src/config/session-limits.js';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember } from './support/factories.js';
import { until } from './support/until.js';

let app: TestApp;
let address: string;
beforeEach(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}/metrics`;
  app = await startApp({ METRICS_PORT: String(port) });
});
afterEach(() => app.close());

/** The value of one series. A scrape of a slow machine leaves out what could not be read within a second: the next one has it. */
async function valueOf(series: string): Promise<number> {
  let line = '';
  await until(async () => {
    const lines = (await (await fetch(address)).text()).split('\n');
    line = lines.find((each) => each.startsWith(`${series} `)) ?? '';
    return line !== '';
  });
  return Number(line.slice(series.length + 1));
}

it('the metrics count the sessions that still hold', async () => {
  const [asha, idle, ended] = [await joinMember(app), await joinMember(app), await joinMember(app)];
  await app.rows(
    `UPDATE session SET last_seen_at = now() - interval '${SESSION_LIMITS.member.maxIdleSeconds + 60} seconds' WHERE member_id = ${idle.id}`,
  );
  await app.rows(`UPDATE session SET expires_at = now() WHERE member_id = ${ended.id}`);
  expect(asha.token).toBeTruthy();
  expect(await valueOf('campus_sessions{kind="member"}')).toBe(1);
  expect(await valueOf('campus_sessions{kind="administrator"}')).toBe(0);
});

it('the metrics tell how late a periodic job is, also when it ran and failed', async () => {
  const jobs = app.nest.get(JobsService);
  jobs.add({ name: 'works', every: 3600, run: () => Promise.resolve() });
  jobs.add({ name: 'fails', every: 3600, run: () => Promise.reject(new Error('no disk')) });
  await jobs.tick();
  await app.rows(`UPDATE job_run SET succeeded_at = now() - interval '3 hours' WHERE name = 'fails'`);
  expect(await valueOf('campus_job_overdue_seconds{job="works"}')).toBe(0);
  const late = await valueOf('campus_job_overdue_seconds{job="fails"}');
  expect(late).toBeGreaterThan(7190);
  expect(late).toBeLessThan(7300);
});

it('the metrics tell how much of the disk of DATA_DIR is free', async () => {
  const { blocks, bsize } = await statfs(app.dataDir);
  const [free, total] = await Promise.all(
    ['free', 'total'].map((space) => valueOf(`campus_data_dir_bytes{space="${space}"}`)),
  );
  expect(total).toBe(blocks * bsize);
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThanOrEqual(total ?? 0);
});
