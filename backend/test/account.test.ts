import type { SessionDto } from '../src/platform/sessions/sessions.dto.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, PASSWORD, signIn, type TestMember } from './support/factories.js';
import { mailedToken, mailsTo, untilMailsAreSent } from './support/mails.js';

const NEW_PASSWORD = 'jackfruit lantern river';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ MEMBER_ORIGIN: 'https://campus.example' });
});
afterAll(() => app.close());

const alive = async (token: string) => (await app.call('/user/feeds/getAllFeeds', {}, token)).status === 200;
const login = (member: TestMember, password: string) =>
  app.call('/user/auth/login', { emailOrPhone: member.email, password });

describe('changing the password', () => {
  const change = (member: TestMember, currentPassword: string, newPassword: string) =>
    app.call('/user/account/changePassword', { currentPassword, newPassword }, member.token);

  it('takes effect at once, ends other sessions and keeps this one', async () => {
    const member = await joinMember(app);
    const other = await signIn(app, member.email);
    await change(member, PASSWORD, NEW_PASSWORD).expect(200);
    expect([await alive(member.token), await alive(other)]).toEqual([true, false]);
    await login(member, PASSWORD).expect(401);
    await login(member, NEW_PASSWORD).expect(200);
  });

  it.each([
    ['currentPassword', 'not my password', NEW_PASSWORD],
    ['newPassword', PASSWORD, 'short'],
    ['newPassword', PASSWORD, 'password1'],
  ])('names %s when it is wrong, and keeps the session', async (field, current, next) => {
    const member = await joinMember(app);
    const response = await change(member, current, next).expect(400);
    expect(Object.keys(response.body.errors)).toEqual([field]);
    expect(await alive(member.token)).toBe(true);
    await login(member, PASSWORD).expect(200);
  });
});

describe('sessions', () => {
  const sessions = async (token: string) =>
    (await app.call('/user/account/getSessions', {}, token).expect(200)).body.data as SessionDto[];

  it('are listed with their device, and ended one by one or all others at once', async () => {
    const member = await joinMember(app);
    const phone = (await login(member, PASSWORD).set('User-Agent', 'Phone/1.0 é (Android 16)').expect(200))
      .body.token;
    const laptop = await signIn(app, member.email);
    const list = await sessions(member.token);
    expect(list).toHaveLength(3);
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    const listed = list.find(({ device }) => device.startsWith('Phone'));
    expect(listed).toEqual({
      id: expect.any(String),
      device: expect.stringMatching(/^Phone\/1\.0 .*\(Android 16\)$/),
      place: 'unknown',
      createdAt: expect.stringMatching(/Z$/),
      expiresAt: expect.stringMatching(/Z$/),
      lastSeenAt: expect.stringMatching(/Z$/),
      current: false,
    });
    await app.call('/user/account/endSession', { id: listed!.id }, member.token).expect(200);
    expect([await alive(phone), await alive(laptop)]).toEqual([false, true]);
    await app.call('/user/account/endSession', { id: listed!.id }, member.token).expect(404);
    await app.call('/user/account/endOtherSessions', {}, member.token).expect(200);
    expect([await alive(laptop), await alive(member.token)]).toEqual([false, true]);
  });

  it('of others cannot be ended', async () => {
    const [member, other] = [await joinMember(app), await joinMember(app)];
    const [theirs] = await sessions(other.token);
    await app.call('/user/account/endSession', { id: theirs!.id }, member.token).expect(404);
    await app.call('/user/account/endSession', { id: 'abc' }, member.token).expect(404);
    expect(await alive(other.token)).toBe(true);
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string) => app.call('/user/auth/forgotPassword', { email });
  const reset = (token: string, password = NEW_PASSWORD) =>
    app.call('/user/auth/resetPassword', { token, password });

  const check = (token: string) => app.call('/user/auth/checkResetLink', { token });

  async function askForLink(member: TestMember): Promise<string> {
    await forgot(member.email.toUpperCase()).expect(200);
    return mailedToken(app, member.email, '/auth/reset-password');
  }

  it('is replaced through the mailed link, once, and every session ends', async () => {
    const member = await joinMember(app);
    const token = await askForLink(member);
    await reset(token, 'password1').expect(400);
    await check(token).expect(200);
    await reset(token).expect(200);
    expect((await check(token).expect(400)).body.error).toBe('reset_link_dead');
    expect(await alive(member.token)).toBe(false);
    await login(member, PASSWORD).expect(401);
    await login(member, NEW_PASSWORD).expect(200);
    const again = await reset(token, 'another good password').expect(400);
    expect(again.body.error).toBe('reset_link_dead');
  });

  it('cannot be replaced twice by concurrent uses of one link', async () => {
    const token = await askForLink(await joinMember(app));
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('is not replaced by a link that is an hour old, invented, or sent for an earlier password', async () => {
    const member = await joinMember(app);
    const old = await askForLink(member);
    await app.rows(`UPDATE password_reset SET expires_at = now() - interval '1 second'`);
    for (const dead of [old, 'x'.repeat(43)]) {
      await check(dead).expect(400);
      await reset(dead).expect(400);
    }
    const stale = await askForLink(member);
    await app
      .call(
        '/user/account/changePassword',
        { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
        member.token,
      )
      .expect(200);
    await reset(stale, 'another good password').expect(400);
  });

  it('gets the same answer for an unknown address, without sending a mail', async () => {
    const member = await joinMember(app);
    const unknown = await forgot('nobody@example.in').expect(200);
    const existing = await forgot(member.email).expect(200);
    expect(unknown.body).toEqual(existing.body);
    expect(await mailedToken(app, member.email, '/auth/reset-password')).not.toBe('');
    expect(await mailsTo(app, 'nobody@example.in')).toEqual([]);
  });

  it('leaves no token in the database', async () => {
    const token = await askForLink(await joinMember(app));
    const rows = await app.rows(
      `SELECT encode(token_hash, 'escape') AS a, encode(token_hash, 'base64') AS b FROM password_reset`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    await untilMailsAreSent(app);
  });
});
