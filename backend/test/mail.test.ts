import { setTimeout as sleep } from 'node:timers/promises';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { Metrics } from '../src/platform/metrics/metrics.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, signInAdministrator, type TestMember } from './support/factories.js';
import { MailServer } from './support/mail-server.js';
import { until } from './support/until.js';

let server: MailServer;
let app: TestApp;
let member: TestMember;
const start = async (env: Record<string, string> = {}) => {
  app = await startApp({ SMTP_URL: server.url, MAIL_FROM: 'Campus <hello@campus.example>', ...env });
  member = await joinMember(app);
  // Joining sends a mail of its own; the tests begin after it.
  await until(async () => (await waiting()).length === 0);
  server.mails.length = 0;
  app.nest.get(Metrics).mails.reset();
};
beforeEach(async () => {
  server = await MailServer.start();
});
afterEach(async () => {
  await server.goAway();
  delete process.env.SMTP_URL;
});

const askForLink = () => app.call('/user/auth/forgotPassword', { email: member.email }).expect(200);
const waiting = () => app.rows('SELECT kind, tries FROM mail_outbox ORDER BY id');
const outcomes = async () => {
  const { values } = await app.nest.get(Metrics).mails.get();
  return Object.fromEntries(
    values.filter(({ value }) => value > 0).map((each) => [each.labels.outcome, each.value]),
  );
};
/** What the console is told of the last seven days. */
const delivered = async () => {
  const token = await signInAdministrator(app);
  return (await app.call('/admin/settings/get', {}, token).expect(200)).body.data.delivery.mails;
};
/** Makes every mail due and runs the job. */
async function runJob(): Promise<void> {
  await app.rows('UPDATE mail_outbox SET not_before = now()');
  await app.rows('DELETE FROM job_run');
  await app.nest.get(JobsService).tick();
}
const tokenIn = (mail = '') => /reset-password\?token=(\S+)/.exec(mail)?.[1] ?? '';

describe('a mail', () => {
  afterEach(() => app.close());

  it('is sent from our sender address, and nothing of it is kept', async () => {
    await start();
    await askForLink();
    await until(async () => server.mails.length === 1 && (await waiting()).length === 0);
    const [mail] = server.mails;
    expect(mail).toContain(`To: ${member.email}`);
    expect(mail).toContain('hello@campus.example');
    expect(tokenIn(mail)).toMatch(/^\S{43}$/);
    expect(await outcomes()).toEqual({ handed_over: 1 });
  });

  it('waits while the mail server is down, without its secret, and is sent when it is back', async () => {
    await start();
    await server.goAway();
    await askForLink();
    await until(async () => (await waiting()).some((mail) => 'tries' in mail && mail.tries === 1));
    const rows = JSON.stringify(await app.rows('SELECT * FROM mail_outbox'));
    expect(rows).not.toContain('token');
    await server.comeBack();
    await runJob();
    expect(server.mails).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    const reset = { token: tokenIn(server.mails[0]), password: 'jackfruit lantern river' };
    await app.call('/user/auth/resetPassword', reset).expect(200);
    expect(rows).not.toContain(reset.token);
  });

  it('counts against the member’s limit only after it was handed over', async () => {
    await start({ LIMIT_RESET_ACCOUNT: '1/3600' });
    server.refuse(451);
    for (let n = 1; n <= 3; n += 1) {
      await askForLink();
      await until(async () => (await outcomes()).postponed === n);
    }
    server.refuse(null);
    await runJob();
    expect(server.mails).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    await askForLink();
    await until(async () => (await waiting()).length === 0);
    expect(server.mails).toHaveLength(1);
  });

  it('that the mail server refuses permanently is counted, and not retried', async () => {
    await start();
    server.refuse(550);
    await askForLink();
    await until(async () => (await outcomes()).refused === 1 && (await waiting()).length === 0);
    server.refuse(null);
    await runJob();
    expect(server.mails).toEqual([]);
    expect(await delivered()).toMatchObject({ waiting: 0, oldestAt: null, refused: 1, givenUp: 0 });
  });

  it('is given up after an hour, and is needless for an address without an account', async () => {
    await start();
    await app.rows(
      `INSERT INTO mail_outbox (kind, recipient, created_at) VALUES ('password reset', $1, now() - interval '61 minutes')`,
      [member.email],
    );
    await runJob();
    await app.call('/user/auth/forgotPassword', { email: 'nobody@example.in' }).expect(200);
    await until(async () => (await waiting()).length === 0 && 'needless' in (await outcomes()));
    expect(await outcomes()).toEqual({ given_up: 1, needless: 1 });
    expect(server.mails).toEqual([]);
    expect(await delivered()).toMatchObject({ givenUp: 1, unclear: 0 });
  });
});

it('a process that stops waits for the mail it is sending', async () => {
  await start();
  const release = server.hold();
  await askForLink();
  await until(() => server.mails.length === 1);
  const closed = app.close().then(() => 'closed');
  expect(await Promise.race([closed, sleep(500, 'waits')])).toBe('waits');
  release();
  expect(await closed).toBe('closed');
});
