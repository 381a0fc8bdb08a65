import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../../src/platform/passwords/password-hasher.js';
import { Signer } from '../../src/platform/sessions/signer.js';
import { Sql } from '../../src/platform/sql/sql.js';
import { startApp, startReplica, type TestApp } from '../support/app.js';
import { joinMember, PASSWORD, signInAdministrator, type TestMember } from '../support/factories.js';

let app: TestApp;
afterEach(() => app.close());

/** A call from another address: the tests' own address counts as a trusted proxy. */
const login = (emailOrPhone: string, password: string, from: string, deviceToken?: string) =>
  app.call('/user/auth/login', { emailOrPhone, password, deviceToken }).set('X-Forwarded-For', from);
const start = (limits: Record<string, string>) => startApp({ TRUSTED_PROXIES: 'loopback', ...limits });

async function deviceOf(member: TestMember): Promise<string> {
  const { body } = await login(member.email, PASSWORD, '192.0.2.200').expect(200);
  return body.data.deviceToken;
}

/** Wrong passwords from many addresses, until the limit is reached. */
async function attack(account: string): Promise<number> {
  for (let n = 0; n < 100; n += 1) {
    const { status } = await login(account, 'wrong password', `198.51.100.${n}`);
    if (status === 429) return n;
  }
  return Infinity;
}

describe('wrong passwords from many addresses', () => {
  it('are limited to twenty an hour, but not on a device that signed in before', async () => {
    app = await start({ LIMIT_LOGIN_ACCOUNT: '20/3600' });
    const member = await joinMember(app);
    const deviceToken = await deviceOf(member);
    expect(await attack(member.email)).toBe(20);
    // The phone number leads to the same account.
    const refused = await login(member.phone, PASSWORD, '203.0.113.1').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    const { body } = await login(member.email, PASSWORD, '203.0.113.1', deviceToken).expect(200);
    await login(member.phone, PASSWORD, '203.0.113.2', body.data.deviceToken).expect(200);
    // The owner's success does not reset the limit for others.
    await login(member.email, PASSWORD, '203.0.113.3').expect(429);
  });

  it('are limited in the same way for an account that does not exist', async () => {
    app = await start({ LIMIT_LOGIN_ACCOUNT: '20/3600' });
    expect(await attack('nobody@example.in')).toBe(20);
  });

  it('are limited also when they are concurrent, over two processes', async () => {
    app = await start({ LIMIT_LOGIN_ACCOUNT: '5/3600' });
    const other = await startReplica();
    const member = await joinMember(app);
    const attempts = Array.from({ length: 24 }, (_, n) =>
      (n % 2 === 0 ? app : other)
        .call('/user/auth/login', { emailOrPhone: member.email, password: 'wrong password' })
        .set('X-Forwarded-For', `198.51.100.${n}`),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    await other.close();
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(19);
  });

  it('are the only attempts that count: successful sign-ins do not', async () => {
    app = await start({ LIMIT_LOGIN_ACCOUNT: '3/3600' });
    const member = await joinMember(app);
    for (let n = 0; n < 8; n += 1) await login(member.email, PASSWORD, `198.51.100.${n}`).expect(200);
  });

  it('at the member’s own address lock out neither a known device nor the whole address', async () => {
    app = await start({ LIMIT_LOGIN_ACCOUNT_ADDRESS: '5/900', LIMIT_LOGIN_ADDRESS: '8/300' });
    const member = await joinMember(app);
    const deviceToken = await deviceOf(member);
    const campus = '192.0.2.7';
    for (let n = 0; n < 5; n += 1) await login(member.email, 'wrong password', campus).expect(401);
    for (let n = 0; n < 3; n += 1) await login(`nobody${n}@example.in`, 'wrong password', campus).expect(401);
    await login(member.email, PASSWORD, campus).expect(429);
    await login(member.email, PASSWORD, campus, deviceToken).expect(200);
  });

  it('do not lock out a member who can read the account’s mail', async () => {
    app = await start({ LIMIT_LOGIN_ACCOUNT: '5/3600' });
    const member = await joinMember(app);
    await attack(member.email);
    await app.rows(
      `INSERT INTO password_reset (token_hash, member_id, expires_at) VALUES (sha256('link'), $1, now() + interval '1 hour')`,
      [member.id],
    );
    const reset = { token: 'link', password: 'jackfruit lantern river' };
    const { body } = await app.call('/user/auth/resetPassword', reset).expect(200);
    await login(member.email, reset.password, '203.0.113.1').expect(429);
    await login(member.email, reset.password, '203.0.113.1', body.data.deviceToken).expect(200);
  });

  it('are counted per network for IPv6, and per address for IPv4', async () => {
    app = await start({ LIMIT_LOGIN_ADDRESS: '3/300' });
    const status = async (from: string) => (await login('nobody@example.in', 'wrong password', from)).status;
    const one = ['2001:db8:0:7::1', '2001:db8:0:7:ffff::2', '2001:db8:0:7:1:2:3:4', '2001:db8:0:7::5'];
    for (const from of one.slice(0, 3)) expect(await status(from)).toBe(401);
    expect(await status(one[3]!)).toBe(429);
    expect(await status('2001:db8:0:8::1')).toBe(401);
    for (const from of ['192.0.2.7', '::ffff:192.0.2.7', '192.0.2.7']) expect(await status(from)).toBe(401);
    expect(await status('::ffff:192.0.2.7')).toBe(429);
    expect(await status('192.0.2.8')).toBe(401);
  });

  it('are limited for administrators, too', async () => {
    app = await start({ LIMIT_LOGIN_ACCOUNT: '5/3600' });
    await signInAdministrator(app);
    const sign = (password: string, from: number, deviceToken?: string) =>
      app
        .call('/admin/auth/login', { userName: 'registrar', password, deviceToken })
        .set('X-Forwarded-For', `198.51.100.${from}`);
    const { body } = await sign(PASSWORD, 1).expect(200);
    for (let n = 10; n < 15; n += 1) await sign('wrong password', n).expect(401);
    await sign(PASSWORD, 20).expect(429);
    await sign(PASSWORD, 20, body.data.deviceToken).expect(200);
  });
});

describe('a device’s token', () => {
  it('has its own count, so that a stolen one cannot bypass the limits', async () => {
    app = await start({ LIMIT_LOGIN_ACCOUNT: '4/3600' });
    const member = await joinMember(app);
    const deviceToken = await deviceOf(member);
    for (let n = 0; n < 4; n += 1) {
      await login(member.email, 'wrong password', `198.51.100.${n}`, deviceToken).expect(401);
    }
    await login(member.email, PASSWORD, '198.51.100.9', deviceToken).expect(429);
    // It also does not use up the account's limit for other devices.
    await login(member.email, PASSWORD, '198.51.100.9').expect(200);
  });

  it('works only for its account, grants no access, and is optional', async () => {
    app = await start({ LIMIT_LOGIN_ACCOUNT: '5/3600' });
    const [member, thief] = [await joinMember(app), await joinMember(app)];
    const theirs = await deviceOf(thief);
    for (const wrong of ['nonsense', '', thief.token]) {
      await login(member.email, PASSWORD, '203.0.113.1', wrong).expect(200);
    }
    await attack(member.email);
    for (const wrong of [theirs, member.token, `${theirs}x`]) {
      await login(member.email, PASSWORD, '203.0.113.1', wrong).expect(429);
    }
    await app.call('/user/feeds/getAllFeeds', {}, theirs).expect(401);
  });
});

describe('signing in', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('does the same work for known, unknown, deleted and suspended accounts, on any device', async () => {
    app = await start({});
    const [known, deleted, suspended] = [await joinMember(app), await joinMember(app), await joinMember(app)];
    await app.call('/user/account/delete', { password: PASSWORD }, deleted.token).expect(200);
    await app.rows(`UPDATE member SET suspended_at = now(), suspension_reason = 'x' WHERE id = $1`, [
      suspended.id,
    ]);
    const hashed = jest.spyOn(app.nest.get(PasswordHasher), 'check');
    const verified = jest.spyOn(Signer.prototype, 'verify');
    const queries = jest.spyOn(app.nest.get(Sql), 'query');
    const built: string[] = [];
    const recordTable = ({ query }: { query: string }) =>
      void built.push(/(?:FROM|INTO|UPDATE) "(\w+)"/.exec(query)?.[1] ?? query);
    app.nest.get(DataSource).subscribers.push({ beforeQuery: recordTable });
    const accounts = [known, deleted, suspended, { email: 'nobody@example.in', phone: '9111111111' }];
    // The token of another account, which is verified but has no effect.
    const deviceToken = await deviceOf(await joinMember(app));
    for (const path of ['/user/auth/login', '/user/account/restore']) {
      const work: unknown[] = [];
      for (const account of accounts) {
        for (const emailOrPhone of [account.email, account.phone]) {
          hashed.mockClear();
          verified.mockClear();
          queries.mockClear();
          built.length = 0;
          const form = { emailOrPhone, password: 'wrong password', deviceToken };
          const { body } = await app.call(path, form).expect(401);
          expect(body).toMatchObject({ error: 'invalid_credentials', message: 'Invalid credentials' });
          const counts = { hashed: hashed.mock.calls.length, verified: verified.mock.calls.length };
          const statements = queries.mock.calls.map(([{ name }]) => name);
          // Maintenance is read once a second, by whichever request comes first.
          work.push({ ...counts, statements, tables: built.filter((table) => table !== 'setting') });
        }
      }
      expect(work[0]).toEqual({
        hashed: 1,
        verified: 1,
        statements: expect.anything(),
        tables: expect.arrayContaining(['member_credential']),
      });
      for (const other of work) expect(other).toEqual(work[0]);
    }
  });
});

describe('a server too busy to check a password', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const beBusy = () => jest.spyOn(PasswordHasher.prototype, 'waiting', 'get').mockReturnValue(Infinity);

  it('does not count attempts of a member who signs in or confirms their password', async () => {
    app = await start({
      LIMIT_LOGIN_ACCOUNT_ADDRESS: '2/900',
      LIMIT_LOGIN_ACCOUNT: '2/3600',
      LIMIT_CONFIRM_PASSWORD: '2/900',
    });
    const member = await joinMember(app);
    const form = { currentPassword: PASSWORD, newPassword: 'jackfruit lantern river' };
    const change = () => app.call('/user/account/changePassword', form, member.token);
    const busy = beBusy();
    for (let n = 0; n < 3; n += 1) {
      const { body } = await login(member.email, PASSWORD, '192.0.2.1').expect(429);
      expect(body.message).toContain('Too many people are signing in');
      await change().expect(429);
    }
    busy.mockRestore();
    await login(member.email, PASSWORD, '192.0.2.1').expect(200);
    await change().expect(200);
  });

  it('does not count attempts of an administrator', async () => {
    app = await start({
      LIMIT_LOGIN_ACCOUNT_ADDRESS: '2/900',
      LIMIT_LOGIN_ACCOUNT: '2/3600',
      LIMIT_CONFIRM_PASSWORD: '2/900',
    });
    const token = await signInAdministrator(app);
    const form = { currentPassword: PASSWORD, newPassword: 'jackfruit lantern river' };
    const sign = () => app.call('/admin/auth/login', { userName: 'registrar', password: PASSWORD });
    const change = () => app.call('/admin/account/changePassword', form, token);
    const busy = beBusy();
    for (let n = 0; n < 3; n += 1) {
      await sign().expect(429);
      await change().expect(429);
    }
    busy.mockRestore();
    await sign().expect(200);
    await change().expect(200);
  });

  it('an attempt refused by the account’s limit does not count against its address', async () => {
    app = await start({ LIMIT_LOGIN_ACCOUNT_ADDRESS: '3/900', LIMIT_LOGIN_ACCOUNT: '1/3600' });
    const member = await joinMember(app);
    const deviceToken = await deviceOf(member);
    await login(member.email, 'wrong password', '192.0.2.1').expect(401);
    for (let n = 0; n < 3; n += 1) await login(member.email, PASSWORD, '192.0.2.2').expect(429);
    const [counted] = await app.rows<{ hits: number }>(
      `SELECT coalesce(sum(hits), 0)::int AS hits FROM limit_count WHERE key LIKE 'LOGIN_ACCOUNT_ADDRESS:%'`,
    );
    expect(counted?.hits).toBe(1);
    await login(member.email, PASSWORD, '192.0.2.2', deviceToken).expect(200);
  });
});
