import { createHmac, randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import { campus } from './support/campus.js';
import { startApp, startReplica, type TestApp } from './support/app.js';
import { joinMember, PASSWORD, signIn, signInAdministrator, type TestMember } from './support/factories.js';
import { mailedToken, mailsTo, untilMailsAreSent } from './support/mails.js';

/** When the tests take place; in the middle of a time step. */
const NOW = 1_800_000_015_000;
const STEP_MS = 30_000;

let now = NOW;
let app: TestApp;
beforeAll(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  app = await startApp({ MEMBER_ORIGIN: 'https://campus.example' });
});
afterAll(async () => {
  await app.close();
  jest.restoreAllMocks();
});
// Each code works once: every test has a time of its own.
beforeEach(() => (now += 10 * STEP_MS));

/** A command of the operators, with the settings of this app. */
const command = (args: string[]) => {
  const { DATABASE_URL = '', SECRETS_KEY = '', SECRETS_KEY_ACCEPTED = '' } = process.env;
  return campus(args, { DATABASE_URL, SECRETS_KEY, SECRETS_KEY_ACCEPTED });
};

/** RFC 6238, written down once more: the code of a secret at a moment. */
function codeAt(secret: string, moment = now): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits
    .join('')
    .match(/.{8}/g)!
    .map((byte) => parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(moment / STEP_MS)));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}
/** A code that is wrong at this moment, whatever the clock's tolerance. */
const wrongCode = (secret: string) => {
  const near = [-1, 0, 1].map((steps) => codeAt(secret, now + steps * STEP_MS));
  return ['000001', '000002', '000003', '000004'].find((code) => !near.includes(code))!;
};

const account = (call: string, token: string, body: object = {}) =>
  app.call(`/user/account/${call}`, body, token);
const login = (member: TestMember, code?: string, password = PASSWORD) =>
  app.call('/user/auth/login', { emailOrPhone: member.email, password, ...(code !== undefined && { code }) });
const factorsOf = async (token: string) => (await account('getFactors', token).expect(200)).body.data;

/** A member with an authenticator app; the code that set it up is of another time than `now`. */
async function withApp(): Promise<{ member: TestMember; secret: string; codes: string[] }> {
  const member = await joinMember(app);
  const started = await account('startTotp', member.token, { password: PASSWORD }).expect(200);
  const { secret } = started.body.data as { secret: string };
  const confirmed = await account('confirmTotp', member.token, { code: codeAt(secret) }).expect(200);
  now += 2 * STEP_MS;
  return { member, secret, codes: confirmed.body.data.recoveryCodes };
}

describe('setting up an authenticator app', () => {
  it('takes the password, a code of the app, and gives ten recovery codes', async () => {
    const member = await joinMember(app);
    expect(await factorsOf(member.token)).toEqual({
      available: true,
      required: false,
      totpSince: null,
      recoveryCodesLeft: 0,
    });
    const wrong = await account('startTotp', member.token, { password: 'not mine' }).expect(400);
    expect(Object.keys(wrong.body.errors)).toEqual(['password']);
    const { body } = await account('startTotp', member.token, { password: PASSWORD }).expect(200);
    const { secret, uri } = body.data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect(decodeURIComponent(address.pathname)).toContain(member.email);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret,
      issuer: 'Campus Commons',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    // Until it is confirmed, the password alone signs in.
    await login(member).expect(200);
    const refused = await account('confirmTotp', member.token, { code: wrongCode(secret) }).expect(400);
    expect(Object.keys(refused.body.errors)).toEqual(['code']);
    const confirmed = await account('confirmTotp', member.token, { code: codeAt(secret) }).expect(200);
    const { recoveryCodes } = confirmed.body.data;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code.replaceAll('-', '')).toMatch(/^[A-Z2-7]{24}$/);
    expect(await factorsOf(member.token)).toEqual({
      available: true,
      required: false,
      totpSince: expect.any(String),
      recoveryCodesLeft: 10,
    });
  });

  it('keeps neither the secret nor a recovery code in the database as it is', async () => {
    const { member, secret, codes } = await withApp();
    const [factor] = await app.rows<{ secret: Buffer }>('SELECT secret FROM factor WHERE member_id = $1', [
      member.id,
    ]);
    const stored = await app.rows<{ hash: Buffer }>('SELECT hash FROM recovery_code WHERE member_id = $1', [
      member.id,
    ]);
    const all = Buffer.concat([factor!.secret, ...stored.map(({ hash }) => hash)]).toString('latin1');
    expect(all).not.toContain(secret);
    expect(all).not.toContain(codes[0]!.replaceAll('-', ''));
    // A sealed secret is bound to its account.
    const other = await withApp();
    await app.rows('UPDATE factor SET secret = $2 WHERE member_id = $1', [other.member.id, factor!.secret]);
    await login(other.member, codeAt(secret)).expect(401);
  });

  it('of another app leaves the present one in force until it is confirmed, and takes a code of it', async () => {
    const { member, secret, codes } = await withApp();
    const missing = await account('startTotp', member.token, { password: PASSWORD }).expect(400);
    expect(Object.keys(missing.body.errors)).toEqual(['code']);
    const proof = { password: PASSWORD, code: codeAt(secret) };
    const next = (await account('startTotp', member.token, proof).expect(200)).body.data.secret as string;
    now += 2 * STEP_MS;
    await login(member, codeAt(next)).expect(401);
    await login(member, codeAt(secret)).expect(200);
    await account('confirmTotp', member.token, { code: codeAt(next) }).expect(200);
    now += 2 * STEP_MS;
    await login(member, codeAt(secret)).expect(401);
    await login(member, codes[0]).expect(401);
    await login(member, codeAt(next)).expect(200);
  });

  it('ends the other sessions of the account once it is on, and says so; those of the console, too', async () => {
    const member = await joinMember(app);
    const elsewhere = await signIn(app, member.email);
    const { secret } = (await account('startTotp', member.token, { password: PASSWORD }).expect(200)).body
      .data;
    await account('getFactors', elsewhere).expect(200);
    const { body } = await account('confirmTotp', member.token, { code: codeAt(secret) }).expect(200);
    expect(body.message).toBe('Two-step sign-in is on. Other devices are signed out.');
    await account('getFactors', elsewhere).expect(401);
    await account('getFactors', member.token).expect(200);
    const token = await signInAdministrator(app, 'two places');
    const credentials = { userName: 'two places', password: PASSWORD };
    const other = (await app.call('/admin/auth/login', credentials).expect(200)).body.data.token;
    const admin = (call: string, by: string, fields: object = {}) =>
      app.call(`/admin/account/${call}`, fields, by);
    const key = (await admin('startTotp', token, { password: PASSWORD }).expect(200)).body.data.secret;
    await admin('confirmTotp', token, { code: codeAt(key) }).expect(200);
    await admin('get', other).expect(401);
    await admin('get', token).expect(200);
  });

  it('is not possible without the key of the installation, and says so; whoever has a factor still needs it', async () => {
    const { member, secret, codes } = await withApp();
    const before = process.env.SECRETS_KEY;
    process.env.SECRETS_KEY = '';
    const keyless = await startReplica();
    process.env.SECRETS_KEY = before;
    const newcomer = await joinMember(keyless);
    const { body } = await keyless.call('/user/account/getFactors', {}, newcomer.token).expect(200);
    expect(body.data.available).toBe(false);
    await keyless
      .call('/user/account/startTotp', { password: PASSWORD }, newcomer.token)
      .expect(403, /not available here/);
    const signIn = { emailOrPhone: member.email, password: PASSWORD };
    await keyless.call('/user/auth/login', signIn).expect(401, /second_factor_required/);
    await keyless.call('/user/auth/login', { ...signIn, code: codeAt(secret) }).expect(401);
    await keyless.call('/user/auth/login', { ...signIn, code: codes[0] }).expect(200);
    await keyless.close();
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code only once the password is right', async () => {
    const { member, secret } = await withApp();
    expect((await login(member).expect(401)).body.error).toBe('second_factor_required');
    const without = await joinMember(app);
    const answers = await Promise.all([
      login(member, undefined, 'wrong password'),
      login(member, codeAt(secret), 'wrong password'),
      login(without, undefined, 'wrong password'),
    ]);
    const told = answers.map(({ status, body: { requestId: _, ...body } }) => ({ status, body }));
    expect(told).toEqual(told.map(() => told[2]));
    expect(told[0]).toMatchObject({ status: 401, body: { error: 'invalid_credentials' } });
    // A code with a wrong password is not used up.
    await login(member, ` ${codeAt(secret).slice(0, 3)} ${codeAt(secret).slice(3)} `).expect(200);
  });

  it('takes each code once, also when two come at once', async () => {
    const { member, secret } = await withApp();
    await login(member, codeAt(secret)).expect(200);
    await login(member, codeAt(secret)).expect(401);
    now += 2 * STEP_MS;
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await login(member, codeAt(secret))).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('answers a code of %d steps from now with %d', async (steps, status) => {
    const { member, secret } = await withApp();
    now += 5 * STEP_MS;
    await login(member, codeAt(secret, now + steps * STEP_MS)).expect(status);
  });

  it('takes no code of a step before one that was used', async () => {
    const { member, secret } = await withApp();
    await login(member, codeAt(secret, now + STEP_MS)).expect(200);
    await login(member, codeAt(secret)).expect(401);
  });

  it('without the device takes a recovery code, each once, also when two come at once', async () => {
    const { member, codes } = await withApp();
    await login(member, codes[0]!.toLowerCase().replaceAll('-', ' ')).expect(200);
    await login(member, codes[0]).expect(401);
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await login(member, codes[1])).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await factorsOf(member.token)).recoveryCodesLeft).toBe(8);
    const other = await withApp();
    await login(other.member, codes[2]).expect(401);
  });

  it('is still asked for the code after the password was reset', async () => {
    const { member, secret } = await withApp();
    await app.call('/user/auth/forgotPassword', { email: member.email }).expect(200);
    const token = await mailedToken(app, member.email, '/auth/reset-password');
    const password = 'jackfruit lantern river';
    await app.call('/user/auth/resetPassword', { token, password }).expect(200);
    await login(member, undefined, password).expect(401, /second_factor_required/);
    await login(member, codeAt(secret), password).expect(200);
  });

  it('restores a deleted account only with the code', async () => {
    const { member, secret } = await withApp();
    await account('delete', member.token, { password: PASSWORD }).expect(200);
    const credentials = { emailOrPhone: member.email, password: PASSWORD };
    await app.call('/user/account/restore', credentials).expect(401, /second_factor_required/);
    await app.call('/user/account/restore', { ...credentials, code: codeAt(secret) }).expect(200);
  });

  it('works the same way for administrators, with factors of their own', async () => {
    const token = await signInAdministrator(app);
    const admin = (call: string, body: object) => app.call(`/admin/account/${call}`, body, token);
    const signIn = (code?: string) =>
      app.call('/admin/auth/login', { userName: 'registrar', password: PASSWORD, code });
    const { secret } = (await admin('startTotp', { password: PASSWORD }).expect(200)).body.data;
    const { recoveryCodes } = (await admin('confirmTotp', { code: codeAt(secret) }).expect(200)).body.data;
    now += 2 * STEP_MS;
    await signIn().expect(401, /second_factor_required/);
    await signIn(codeAt(secret)).expect(200);
    await signIn(codeAt(secret)).expect(401);
    await signIn(recoveryCodes[0]).expect(200);
    await admin('removeTotp', { password: PASSWORD, code: recoveryCodes[1] }).expect(200);
    await signIn().expect(200);
  });

  it('who has a second factor changes accounts with its code, too', async () => {
    const token = await signInAdministrator(app, 'chief');
    const admin = (call: string, body: object) => app.call(`/admin/${call}`, body, token);
    const { secret } = (await admin('account/startTotp', { password: PASSWORD }).expect(200)).body.data;
    await admin('account/confirmTotp', { code: codeAt(secret) }).expect(200);
    now += 2 * STEP_MS;
    const create = (code?: string) =>
      admin('administrators/create', { userName: 'newcomer', role: 'moderator', password: PASSWORD, code });
    for (const code of [undefined, wrongCode(secret)]) {
      const refused = await create(code).expect(400);
      expect(Object.keys(refused.body.errors)).toEqual(['code']);
    }
    await create(codeAt(secret)).expect(200);
    const [{ id } = { id: '' }] = await app.rows<{ id: string }>(
      `SELECT id FROM administrator WHERE user_name = 'newcomer'`,
    );
    for (const [call, fields] of [
      ['setRole', { role: 'administrator' }],
      ['reset', {}],
      ['remove', {}],
    ] as const) {
      const form = { id, password: PASSWORD, ...fields };
      const refused = await admin(`administrators/${call}`, form).expect(400);
      expect(Object.keys(refused.body.errors)).toEqual(['code']);
    }
  });
});

describe('removing the factor, and new recovery codes', () => {
  it('take the password and a code, which a wrong one leaves as they are', async () => {
    const { member, secret, codes } = await withApp();
    for (const call of ['removeTotp', 'newRecoveryCodes']) {
      for (const [body, field] of [
        [{ password: 'not mine', code: codes[5] }, 'password'],
        [{ password: PASSWORD }, 'code'],
        [{ password: PASSWORD, code: wrongCode(secret) }, 'code'],
      ] as const) {
        const refused = await account(call, member.token, body).expect(400);
        expect(Object.keys(refused.body.errors)).toEqual([field]);
      }
    }
    const renewed = await account('newRecoveryCodes', member.token, {
      password: PASSWORD,
      code: codes[0],
    }).expect(200);
    await login(member, codes[1]).expect(401);
    await login(member, renewed.body.data.recoveryCodes[0]).expect(200);
    await account('removeTotp', member.token, { password: PASSWORD, code: codeAt(secret) }).expect(200);
    await login(member).expect(200);
    expect(await factorsOf(member.token)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 });
    const actions = await app.rows<{ action: string }>(
      `SELECT action FROM audit_event WHERE member_id = $1 AND action ~ 'factor|recovery' ORDER BY id`,
      [member.id],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'factor_added',
      'recovery_code_used',
      'recovery_codes_renewed',
      'recovery_code_used',
      'factor_removed',
    ]);
  });
});

describe('a lost phone and lost recovery codes', () => {
  it('of a member: an administrator turns the second step off, the member is mailed, and it is recorded', async () => {
    const { member } = await withApp();
    const registrar = await signInAdministrator(app, 'helper');
    const clear = () =>
      app.call('/admin/users/clearFactors', { id: member.id, reason: 'Came in person' }, registrar);
    await app.rows('UPDATE member SET email_confirmed_at = now() WHERE id = $1', [member.id]);
    await clear().expect(200, /is off for this member, who is told/);
    await login(member).expect(200);
    await untilMailsAreSent(app);
    const mails = (await mailsTo(app, member.email)).filter((mail) =>
      mail.includes('Two-step sign-in was turned off'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('https://campus.example/auth/forgot-password');
    expect(mails[0]).not.toContain('Came in person');
    const recorded = await app.rows('SELECT details FROM audit_event WHERE action = $1 AND member_id = $2', [
      'factors_cleared',
      member.id,
    ]);
    expect(recorded).toEqual([{ details: { reason: 'Came in person' } }]);
    // Nothing is left to clear, to mail or to record.
    await clear().expect(200, /has not set up/);
  });

  it('of the console, who lost the device, has it turned off with the password by another administrator', async () => {
    const token = await signInAdministrator(app, 'lost');
    const admin = (call: string, body: object) => app.call(`/admin/account/${call}`, body, token);
    const { secret } = (await admin('startTotp', { password: PASSWORD }).expect(200)).body.data;
    await admin('confirmTotp', { code: codeAt(secret) }).expect(200);
    const helper = await signInAdministrator(app, 'first aid');
    const entry = async () => {
      const { body } = await app.call('/admin/administrators/get', { limit: 50 }, helper).expect(200);
      return body.data.administrators.find(({ userName }: { userName: string }) => userName === 'lost');
    };
    const before = await entry();
    expect(before.hasSecondFactor).toBe(true);
    const reset = await app
      .call('/admin/administrators/reset', { id: before.id, password: PASSWORD }, helper)
      .expect(200);
    expect(reset.body.message).toBe('The old password, two-step sign-in and all sessions have ended');
    expect((await entry()).hasSecondFactor).toBe(false);
    const password = 'a brand new umbrella';
    await app
      .call('/admin/auth/completeSetup', { token: reset.body.data.link.split('#')[1], password })
      .expect(200);
    await app.call('/admin/auth/login', { userName: 'lost', password }).expect(200);
    const recorded = await app.rows(
      `SELECT action FROM audit_event WHERE details ->> 'administratorId' = $1 ORDER BY id`,
      [before.id],
    );
    expect(recorded).toEqual([{ action: 'administrator_reset' }, { action: 'factors_cleared' }]);
  });

  it('of the last administrator: a command turns it off', async () => {
    const token = await signInAdministrator(app, 'last');
    const admin = (call: string, body: object) => app.call(`/admin/account/${call}`, body, token);
    const signIn = () => app.call('/admin/auth/login', { userName: 'last', password: PASSWORD });
    const { secret } = (await admin('startTotp', { password: PASSWORD }).expect(200)).body.data;
    await admin('confirmTotp', { code: codeAt(secret) }).expect(200);
    await signIn().expect(401, /second_factor_required/);
    expect(await command(['admin', 'clear-factors', 'last'])).toMatchObject({
      status: 0,
      output: expect.stringContaining('is off'),
    });
    await signIn().expect(200);
    expect(await command(['admin', 'clear-factors', 'nobody'])).toMatchObject({ status: 1 });
  });
});

it('the key of the secrets is changed without anybody having to set up the app again', async () => {
  const { member, secret } = await withApp();
  const { SECRETS_KEY: old = '' } = process.env;
  const key = randomBytes(32).toString('base64');
  Object.assign(process.env, { SECRETS_KEY: key, SECRETS_KEY_ACCEPTED: old });
  const between = await startReplica();
  const signIn = (at: TestApp) =>
    at.call('/user/auth/login', { emailOrPhone: member.email, password: PASSWORD, code: codeAt(secret) });
  await signIn(between).expect(200);
  // Test rows of others, whose secrets no key opens, would stop it.
  await app.rows('DELETE FROM factor WHERE member_id IS DISTINCT FROM $1', [member.id]);
  expect(await command(['factors', 'reseal'])).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^1 secrets/),
  });
  process.env.SECRETS_KEY_ACCEPTED = '';
  const after = await startReplica();
  now += 2 * STEP_MS;
  await signIn(after).expect(200);
  now += 2 * STEP_MS;
  await signIn(app).expect(401);
  process.env.SECRETS_KEY = old;
  await between.close();
  await after.close();
});

describe('ADMIN_TWO_FACTOR=required', () => {
  it('leaves an administrator without a second factor nothing but the own account until it is set up', async () => {
    process.env.ADMIN_TWO_FACTOR = 'required';
    const strict = await startReplica();
    delete process.env.ADMIN_TWO_FACTOR;
    const token = await signInAdministrator(app, 'strict');
    const call = (path: string, body: object = {}) => strict.call(path, body, token);
    for (const path of ['/admin/users/getUsersStats', '/admin/settings/get', '/admin/review/getCases'])
      expect((await call(path).expect(403)).body.error).toBe('second_factor_missing');
    await call('/admin/account/get').expect(200);
    await call('/admin/account/getSessions').expect(200);
    const factors = await call('/admin/account/getFactors').expect(200);
    expect(factors.body.data).toMatchObject({ required: true, totpSince: null });
    const { secret } = (await call('/admin/account/startTotp', { password: PASSWORD }).expect(200)).body.data;
    // Not before it is confirmed.
    await call('/admin/users/getUsersStats').expect(403);
    const { recoveryCodes } = (await call('/admin/account/confirmTotp', { code: codeAt(secret) }).expect(200))
      .body.data;
    await call('/admin/users/getUsersStats').expect(200);
    await call('/admin/account/removeTotp', { password: PASSWORD, code: recoveryCodes[0] }).expect(200);
    await call('/admin/users/getUsersStats').expect(403);
    await call('/admin/auth/logout').expect(200);
    // Members are asked for nothing.
    const member = await joinMember(strict);
    await strict.call('/user/feeds/getAllFeeds', {}, member.token).expect(200);
    await strict.close();
  });
});

describe('wrong codes', () => {
  it('at sign-in are recorded with whose account it was, because somebody knows the password', async () => {
    const { member, secret } = await withApp();
    await login(member, wrongCode(secret)).expect(401);
    const token = await signInAdministrator(app, 'known');
    const { secret: key } = (
      await app.call('/admin/account/startTotp', { password: PASSWORD }, token).expect(200)
    ).body.data;
    await app.call('/admin/account/confirmTotp', { code: codeAt(key) }, token).expect(200);
    await app
      .call('/admin/auth/login', { userName: 'known', password: PASSWORD, code: wrongCode(key) })
      .expect(401);
    const [{ id } = { id: '' }] = await app.rows<{ id: string }>(
      `SELECT id FROM administrator WHERE user_name = 'known'`,
    );
    const failed = await app.rows(
      `SELECT member_id AS "memberId", details FROM audit_event WHERE action = 'sign_in_failed' ORDER BY id DESC LIMIT 2`,
    );
    expect(failed).toEqual([
      { memberId: null, details: { account: 'administrator', because: 'code', administratorId: id } },
      { memberId: member.id, details: { account: 'member', because: 'code' } },
    ]);
  });

  it('count as wrong passwords, and the right password without a code does not clear them', async () => {
    process.env.LIMIT_LOGIN_ACCOUNT_ADDRESS = '5/900';
    const limited = await startReplica();
    const { member, secret } = await withApp();
    const attempt = (code?: string) =>
      limited.call('/user/auth/login', { emailOrPhone: member.email, password: PASSWORD, code });
    for (let n = 0; n < 5; n += 1) {
      await attempt(wrongCode(secret)).expect(401);
      if (n < 4) await attempt().expect(401, /second_factor_required/);
    }
    await attempt(codeAt(secret)).expect(429);
    await limited.close();
    delete process.env.LIMIT_LOGIN_ACCOUNT_ADDRESS;
  });

  it('at sign-in are limited for the account, also on devices that password resets have made known', async () => {
    process.env.LIMIT_CODE = '3/3600';
    const limited = await startReplica();
    delete process.env.LIMIT_CODE;
    const { member, secret, codes } = await withApp();
    /** Who reads the member's mail, and so knows the password and has a known device. */
    const onNewlyKnown = async (code?: string) => {
      await limited.call('/user/auth/forgotPassword', { email: member.email }).expect(200);
      const token = await mailedToken(limited, member.email, '/auth/reset-password');
      const reset = await limited.call('/user/auth/resetPassword', { token, password: PASSWORD }).expect(200);
      const { deviceToken } = reset.body.data;
      const credentials = { emailOrPhone: member.email, password: PASSWORD, deviceToken };
      return limited.call('/user/auth/login', { ...credentials, code });
    };
    // Signing in without a code, as everybody first does, counts nothing.
    for (let n = 0; n < 4; n += 1) expect((await onNewlyKnown()).status).toBe(401);
    for (let n = 0; n < 3; n += 1) expect((await onNewlyKnown(wrongCode(secret))).status).toBe(401);
    expect((await onNewlyKnown(codeAt(secret))).status).toBe(429);
    expect((await onNewlyKnown(codes[0])).status).toBe(429);
    await limited.close();
  });

  it('of a signed-in account are limited, whatever passwords are typed between', async () => {
    process.env.LIMIT_CODE = '3/3600';
    const limited = await startReplica();
    const { member, secret } = await withApp();
    const remove = (code: string) =>
      limited.call('/user/account/removeTotp', { password: PASSWORD, code }, member.token);
    for (let n = 0; n < 3; n += 1) await remove(wrongCode(secret)).expect(400);
    await remove(codeAt(secret)).expect(429);
    await limited.close();
    delete process.env.LIMIT_CODE;
  });
});

it('members who have set nothing up sign in as before, whatever code they send', async () => {
  const member = await joinMember(app);
  expect(await signIn(app, member.email)).toEqual(expect.any(String));
  await login(member, '123456').expect(200);
});
