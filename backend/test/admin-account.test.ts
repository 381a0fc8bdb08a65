import { startApp, type TestApp } from './support/app.js';
import { PASSWORD, signInAdministrator } from './support/factories.js';

let app: TestApp;
let token: string;
let userName: string;
let administrators = 0;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  administrators += 1;
  userName = `Registrar${administrators}`;
  token = await signInAdministrator(app, userName);
});
afterAll(() => app.close());

const signIn = (password = PASSWORD) => app.call('/admin/auth/login', { userName, password });
const change = (currentPassword: string, newPassword: string) =>
  app.call('/admin/account/changePassword', { currentPassword, newPassword }, token);

describe("an administrator's own account", () => {
  it('shows who is signed in', async () => {
    const response = await app.call('/admin/account/get', {}, token).expect(200);
    expect(response.body.data).toEqual({
      id: expect.any(String),
      userName,
      createdAt: expect.stringMatching(/Z$/),
      role: 'administrator',
    });
  });

  it('can change the password; other sessions end, this one stays', async () => {
    const other = (await signIn().expect(200)).body.token;
    await change(PASSWORD, 'a brand new umbrella').expect(200);
    await app.call('/admin/account/get', {}, other).expect(401);
    await app.call('/admin/account/get', {}, token).expect(200);
    await signIn().expect(401);
    await signIn('a brand new umbrella').expect(200);
    const [event] = await app.rows(
      `SELECT action, actor_kind, member_id, details FROM audit_event WHERE action = 'password_changed'`,
    );
    expect(event).toEqual({
      action: 'password_changed',
      actor_kind: 'administrator',
      member_id: null,
      details: {},
    });
  });

  it.each([
    ['a wrong current one', 'not the password', 'a brand new umbrella', ['currentPassword']],
    ['a common one', PASSWORD, 'password123', ['newPassword']],
    ['a short one', PASSWORD, 'short', ['newPassword']],
  ])('keeps its password with %s', async (_, current, next, fields) => {
    const response = await change(current, next).expect(400);
    expect(Object.keys(response.body.errors)).toEqual(fields);
    await signIn().expect(200);
  });

  it('keeps its password when the new one is the user name', async () => {
    const response = await change(PASSWORD, `${userName}`.toUpperCase()).expect(400);
    expect(response.body.errors).toEqual({ newPassword: 'Please choose a less common password' });
  });

  it('lists its sessions and ends one of them, but no other account’s', async () => {
    const other = (await signIn().set('User-Agent', 'Console on a phone').expect(200)).body.token;
    const list = async () =>
      (await app.call('/admin/account/getSessions', {}, token).expect(200)).body.data as {
        id: string;
        device: string;
        createdAt: string;
        expiresAt: string;
        current: boolean;
      }[];
    const sessions = await list();
    expect(sessions).toHaveLength(2);
    for (const { createdAt, expiresAt } of sessions) {
      const hours = (Date.parse(expiresAt) - Date.parse(createdAt)) / 3_600_000;
      expect(hours).toBeCloseTo(8, 2);
    }
    const phone = sessions.find(({ device }) => device === 'Console on a phone');
    expect(phone?.current).toBe(false);
    const stranger = await signInAdministrator(app, `stranger${administrators}`);
    await app.call('/admin/account/endSession', { id: phone?.id }, stranger).expect(404);
    await app.call('/admin/account/get', {}, other).expect(200);
    await app.call('/admin/account/endSession', { id: phone?.id }, token).expect(200);
    await app.call('/admin/account/get', {}, other).expect(401);
    expect((await list()).map(({ current }) => current)).toEqual([true]);
    const [event] = await app.rows(`SELECT action, actor_kind FROM audit_event ORDER BY id DESC LIMIT 1`);
    expect(event).toEqual({ action: 'session_ended', actor_kind: 'administrator' });
    await app.call('/admin/account/endSession', { id: phone?.id }, token).expect(404);
  });

  it('ends all other sessions at once, and records it', async () => {
    const others = [(await signIn().expect(200)).body.token, (await signIn().expect(200)).body.token];
    const colleague = await signInAdministrator(app, `Colleague of ${userName}`);
    await app.call('/admin/account/endOtherSessions', {}, token).expect(200);
    for (const other of others) await app.call('/admin/account/get', {}, other).expect(401);
    await app.call('/admin/account/get', {}, token).expect(200);
    await app.call('/admin/account/get', {}, colleague).expect(200);
    const [event] = await app.rows(
      `SELECT e.details, a.user_name FROM audit_event e JOIN administrator a ON a.id = e.actor_id
        WHERE e.action = 'session_ended' AND e.actor_kind = 'administrator' ORDER BY e.id DESC LIMIT 1`,
    );
    expect(event).toEqual({ details: { which: 'all others' }, user_name: userName });
  });
});
