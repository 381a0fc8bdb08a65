import { setTimeout as pause } from 'node:timers/promises';
import { startApp, startReplica, type TestApp } from './support/app.js';
import {
  joinMember,
  PASSWORD,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';

let first: TestApp;
let second: TestApp;
let token: string;
let member: TestMember;
beforeAll(async () => {
  first = await startApp();
  second = await startReplica();
  token = await signInAdministrator(first);
  member = await joinMember(first);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const set = (on: boolean, message?: string) =>
  first.call('/admin/settings/setMaintenance', { on, message }, token);

/** Repeats a call until the answer is `status`, for at most two seconds: after that every process must know. */
async function waitForStatus(app: TestApp, status: number): Promise<void> {
  const deadline = Date.now() + 2_000;
  const ask = async () => (await app.call('/user/feeds/getAllFeeds', {}, member.token)).status;
  let answered = await ask();
  while (answered !== status && Date.now() < deadline) {
    await pause(20);
    answered = await ask();
  }
  expect(answered).toBe(status);
}

describe('maintenance', () => {
  afterEach(async () => {
    await set(false).expect(200);
    await waitForStatus(second, 200);
  });

  it('is announced with 503 and the message by every process, and no member is served', async () => {
    await set(true, 'Back at 6 pm.').expect(200);
    await waitForStatus(second, 503);
    for (const app of [first, second]) {
      const calls = [
        app.call('/user/feeds/getAllFeeds', {}, member.token),
        app.call('/user/auth/login', { emailOrPhone: member.email, password: PASSWORD }),
        app.call('/public/getHighlights'),
        app.call('/nothing/here'),
        app.http().post('/user/feeds/create').set('Authorization', member.token).field('feedData', '{}'),
      ];
      for (const call of calls) {
        const { body } = await call.expect(503);
        expect(body).toEqual({
          success: false,
          message: 'Back at 6 pm.',
          error: 'maintenance',
          requestId: expect.any(String),
        });
      }
    }
  });

  it('lets the browser of the member site read the answer', async () => {
    await set(true, 'Back at 6 pm.').expect(200);
    const origin = 'http://localhost:5173';
    const response = await first.call('/user/feeds/getAllFeeds').set('Origin', origin).expect(503);
    expect(response.headers['access-control-allow-origin']).toBe(origin);
  });

  it('leaves the console and the health checks available', async () => {
    await set(true, 'Back at 6 pm.').expect(200);
    await waitForStatus(second, 503);
    for (const app of [first, second]) {
      await app.call('/admin/users/getUsersStats', {}, token).expect(200);
      await app.call('/admin/auth/login', { userName: 'registrar', password: PASSWORD }).expect(200);
      await app.http().get('/health/ready').expect(200);
      await app.http().get('/health/live').expect(200);
      await app.http().get('/media/none.webp').expect(404);
    }
  });

  it('shows who began it and when, and ends completely', async () => {
    await writePost(first, member);
    const started = (await set(true, 'Back at 6 pm.').expect(200)).body.data;
    expect(started).toEqual({
      on: true,
      message: 'Back at 6 pm.',
      since: expect.stringMatching(/Z$/),
      by: 'registrar',
    });
    const longer = (await set(true, 'Back at 7 pm.').expect(200)).body.data;
    expect(longer).toEqual({ ...started, message: 'Back at 7 pm.' });
    const seen = await second.call('/admin/settings/get', {}, token).expect(200);
    expect(seen.body.data.maintenance).toEqual(longer);
    expect((await set(false).expect(200)).body.data).toMatchObject({
      on: false,
      message: '',
      by: 'registrar',
    });
    await waitForStatus(second, 200);
    await waitForStatus(first, 200);
    const events = await first.rows<{ action: string }>(
      `SELECT action FROM audit_event WHERE action LIKE 'maintenance%' ORDER BY id DESC LIMIT 3`,
    );
    expect(events.map(({ action }) => action)).toEqual([
      'maintenance_ended',
      'maintenance_started',
      'maintenance_started',
    ]);
  });

  it.each([
    [{}, ['on']],
    [{ on: 'true', message: 'a' }, ['on']],
    [{ on: true }, ['message']],
    [{ on: true, message: '  ' }, ['message']],
    [{ on: true, message: 'x'.repeat(501) }, ['message']],
  ])('is not turned on by %j', async (body, fields) => {
    const response = await first.call('/admin/settings/setMaintenance', body, token).expect(400);
    expect(Object.keys(response.body.errors)).toEqual(fields);
    await first.call('/user/feeds/getAllFeeds', {}, member.token).expect(200);
  });
});
