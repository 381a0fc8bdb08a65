import { Env } from '../src/config/env.js';
import { settingsOf } from '../src/config/setting.js';
import { startApp, type TestApp } from './support/app.js';
import { openStream } from './support/live.js';
import { joinMember, PASSWORD, signInAdministrator } from './support/factories.js';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp({
    SMTP_URL: 'smtp://mailer:pa55word@mail.example:587',
    MOST_IN_FLIGHT: '321',
  });
  token = await signInAdministrator(app);
});
afterAll(() => app.close());

/** Records a run that has just failed, so that the job is not due again within the hour. */
async function failJob(): Promise<string> {
  const startedAt = new Date().toISOString();
  await app.rows(
    `INSERT INTO job_run (name, started_at, ended_at, error)
     VALUES ('forget idempotency keys', $1, $1, 'The disk is full')
     ON CONFLICT (name) DO UPDATE
       SET started_at = excluded.started_at, ended_at = excluded.ended_at, succeeded_at = NULL, error = excluded.error`,
    [startedAt],
  );
  return startedAt;
}

it('shows the running configuration, and no secret', async () => {
  const startedAt = await failJob();
  const response = await app.call('/admin/settings/get', {}, token).expect(200);
  const { data } = response.body;
  expect(data.maintenance).toEqual({ on: false, message: '', since: null, by: null });
  expect(data.configuration).toContainEqual({ name: 'MOST_IN_FLIGHT', value: '321', default: '500' });
  expect(data.configuration).toContainEqual({ name: 'API_DOCS', value: '', default: '' });
  const shown = data.configuration.map(({ name }: { name: string }) => name);
  const limits = [...settingsOf(Env).keys()].filter((name) => name.startsWith('LIMIT_'));
  expect(shown).toEqual(expect.arrayContaining(limits));
  expect(data.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(data.revision).toBe('unknown');
  expect(data.migrations[0]).toEqual({ name: 'FirstSchema1764400000000', applied: true });
  expect(data.migrations.every(({ applied }: { applied: boolean }) => applied)).toBe(true);
  expect(data.jobs).toContainEqual({
    name: 'forget idempotency keys',
    every: 3600,
    startedAt,
    endedAt: startedAt,
    succeededAt: null,
    error: 'The disk is full',
  });
  for (const secret of ['DATABASE_URL', 'MEMBER_TOKEN_KEY', 'ADMIN_TOKEN_KEY', 'SMTP_URL']) {
    expect(response.text).not.toContain(secret);
    expect(response.text).not.toContain(process.env[secret]);
  }
  expect(response.text).not.toContain('pa55word');
});

it('says what waits to be delivered, and how deliveries of seven days ended', async () => {
  const delivery = async () =>
    (await app.call('/admin/settings/get', {}, token).expect(200)).body.data.delivery;
  const member = await joinMember(app);
  await app.rows('DELETE FROM mail_outbox');
  await app.rows('DELETE FROM delivery_count');
  expect(await delivery()).toEqual({
    mails: { waiting: 0, retried: 0, oldestAt: null, handedOver: 0, refused: 0, givenUp: 0, unclear: 0 },
    pushes: { isOn: false, devices: 0, failingDevices: 0, waiting: 0, sent: 0, dropped: 0, gone: 0 },
    streams: { open: 0, most: 5000 },
  });

  // Later than now, so that no process takes them meanwhile.
  await app.rows(
    `INSERT INTO mail_outbox (kind, recipient, created_at, tries, not_before)
     VALUES ('a', 'a@example.in', '2026-11-20T05:30:00Z', 2, now() + interval '1 hour'),
            ('a', 'b@example.in', '2026-11-20T05:31:00Z', 0, now() + interval '1 hour')`,
  );
  await app.rows(
    `INSERT INTO delivery_count (day, channel, outcome, count)
     SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date - d, channel, outcome, count
       FROM (VALUES (0, 'mail', 'handed_over', 7), (6, 'mail', 'handed_over', 3), (7, 'mail', 'handed_over', 100),
                    (1, 'mail', 'unclear', 2), (0, 'push', 'sent', 5), (0, 'push', 'gone', 1)) AS c(d, channel, outcome, count)`,
  );
  const stream = await openStream(app, member.token);
  try {
    expect(await delivery()).toMatchObject({
      mails: { waiting: 2, retried: 1, oldestAt: '2026-11-20T05:30:00.000Z', handedOver: 10, unclear: 2 },
      pushes: { sent: 5, gone: 1, dropped: 0 },
      streams: { open: 1 },
    });
  } finally {
    stream.close();
  }
});

it('counts what needs attention', async () => {
  const attention = async () =>
    (await app.call('/admin/settings/getAttention', {}, token).expect(200)).body.data;
  const before = await attention();
  expect(before).toMatchObject({
    suspendedToday: 0,
    suspended: 0,
    failedSignIns: 0,
    refusedSignIns: 0,
    maintenance: { on: false },
  });

  const [today, earlier, back] = [await joinMember(app), await joinMember(app), await joinMember(app)];
  for (const { id } of [today, earlier, back]) {
    await app
      .call('/admin/users/setUserStatus', { id, status: 'suspended', reason: 'Spam' }, token)
      .expect(200);
  }
  await app.call('/admin/users/setUserStatus', { id: back.id, status: 'active' }, token).expect(200);
  await app.rows(
    `UPDATE member SET suspended_at = date_trunc('day', now(), 'Asia/Kolkata') - interval '1 second' WHERE id = $1`,
    [earlier.id],
  );
  // The correct password of a suspended member does not count as a failure.
  await app.call('/user/auth/login', { emailOrPhone: today.email, password: PASSWORD }).expect(401);
  await app.call('/user/auth/login', { emailOrPhone: 'nobody@example.in', password: PASSWORD }).expect(401);
  await app.call('/admin/auth/login', { userName: 'registrar', password: 'wrong password' }).expect(401);
  await failJob();
  expect((await attention()).failingJobs).toEqual([
    expect.objectContaining({ name: 'forget idempotency keys', error: 'The disk is full' }),
  ]);
  expect(await attention()).toMatchObject({
    suspendedToday: 1,
    suspended: 2,
    failedSignIns: 2,
    refusedSignIns: 1,
  });
});
