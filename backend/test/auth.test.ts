import { hash as argon2, verify } from '@node-rs/argon2';
import { SESSION_LIMITS } from '../src/config/session-limits.js';
import {
  createAdministrator,
  setAdministratorPassword,
} from '../src/modules/admin/administrators/administrator-commands.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, PASSWORD, signIn, signInAdministrator } from './support/factories.js';
import { beginElsewhere, someoneWaitsForALock } from './support/locks.js';
import { mailedToken } from './support/mails.js';

/** A minute more than a member's session lasts without a request. */
const TOO_IDLE = `${SESSION_LIMITS.member.maxIdleSeconds + 60} seconds`;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const form = { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', password: PASSWORD };

describe('joining', () => {
  it('creates a member who can sign in by e-mail in any case and by phone', async () => {
    const joined = await app.call('/user/auth/signUp', { ...form, name: '  Asha Rao ' }).expect(201);
    expect(joined.body).toEqual({ success: true, message: 'User created successfully' });
    const byEmail = await app.call('/user/auth/login', {
      emailOrPhone: ' ASHA@Example.IN',
      password: PASSWORD,
    });
    expect(byEmail.status).toBe(200);
    expect(byEmail.body).toEqual({
      success: true,
      message: expect.any(String),
      token: expect.any(String),
      data: { token: byEmail.body.token, deviceToken: expect.any(String) },
    });
    await app.call('/user/auth/login', { emailOrPhone: form.phone, password: PASSWORD }).expect(200);
    const [row] = await app.rows('SELECT name, terms_version, terms_accepted_at FROM member');
    expect(row).toEqual({
      name: 'Asha Rao',
      terms_version: '2025-04-18',
      terms_accepted_at: expect.any(Date),
    });
  });

  it('names the taken e-mail, phone, or both', async () => {
    const other = { ...form, email: 'other@example.in', phone: '9876543211' };
    const email = await app.call('/user/auth/signUp', { ...other, email: 'Asha@EXAMPLE.in' }).expect(409);
    expect(Object.keys(email.body.errors)).toEqual(['email']);
    const phone = await app.call('/user/auth/signUp', { ...other, phone: form.phone }).expect(409);
    expect(Object.keys(phone.body.errors)).toEqual(['phone']);
    const both = await app.call('/user/auth/signUp', form).expect(409);
    expect(Object.keys(both.body.errors)).toEqual(['email', 'phone']);
  });

  it('creates one member from two concurrent sign-ups', async () => {
    const twin = { ...form, email: 'twin@example.in', phone: '9876500000' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.call('/user/auth/signUp', twin)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['email', { email: 'Free@example.in', phone: '9876500002' }],
    // The same address with different letters, found through the other index.
    ['email', { email: 'ｆree@example.in', phone: '9876500002' }],
    ['phone', { email: 'other-free@example.in', phone: '9876500001' }],
  ])('says that the %s is taken, also when it is free again a moment later', async (field, details) => {
    const [first, remover] = [await beginElsewhere(), await beginElsewhere()];
    await first.run(
      `INSERT INTO member (name, email, email_key, phone, terms_version)
       VALUES ('Asha', $1, 'free@example.in', '9876500001', '2025-04-18')`,
      ['free@example.in'],
    );
    const joining = app.call('/user/auth/signUp', { ...form, ...details }).then((answer) => answer);
    await Promise.race([joining, someoneWaitsForALock(app)]);
    // Queued behind the sign-up's insert and before its second query, which then finds the other member deleted.
    const removed = remover.run('LOCK TABLE member');
    await someoneWaitsForALock(app, 2);
    await first.commit();
    await removed;
    await remover.run(`DELETE FROM member WHERE email = 'free@example.in'`);
    await remover.commit();
    const { status, body } = await joining;
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 409, fields: [field] });
    expect(body.message).toBe(body.errors[field]);
  });

  it.each([
    ['name', { name: '  ' }, 'Full name is required'],
    ['name', { name: '\u200b\u2800\u00ad' }, 'Full name is required'],
    ['name', { name: 'Asha\nRao' }, 'Full name must be one line of visible characters'],
    ['name', { name: '\u202eoaR ahsA' }, 'Full name must be one line of visible characters'],
    ['name', { name: 'x'.repeat(101) }, 'Full name must be at most 100 characters long'],
    ['email', { email: '' }, 'Email is required'],
    ['email', { email: 'asha@' }, 'Please enter a valid email'],
    ['email', { email: '"asha\r\nBcc: other"@example.in' }, 'Please enter a valid email'],
    ['email', { email: '"asha, other@example.in"@example.in' }, 'Please enter a valid email'],
    ['email', { email: 'as\u200bha@example.in' }, 'Please enter a valid email'],
    ['email', { email: '\u202easha@example.in' }, 'Please enter a valid email'],
    ['email', { email: 'jose\u0301@example.in' }, 'Please enter a valid email'],
    ['email', { email: `${'a'.repeat(250)}@example.in` }, 'Email must be at most 254 characters long'],
    ['phone', { phone: '' }, 'Phone number is required'],
    ['phone', { phone: '98765' }, 'Phone number must be 10 digits long'],
    ['phone', { phone: '९८७६५४३२१०' }, 'Phone number must be 10 digits long'],
    ['phone', { phone: 9876543210 }, 'Phone number must be text'],
    ['password', { password: 'short' }, 'Password must be at least 8 characters long'],
    ['password', { password: 'Password1' }, 'Please choose a less common password'],
    [
      'password',
      { email: 'longenough@example.in', password: 'longenough@example.in' },
      'Please choose a less common password',
    ],
    ['name', { name: { $gt: '' } }, 'Full name must be text'],
    ['name', { name: 'a\0b' }, 'Full name contains characters that cannot be stored'],
    ['name', { name: 'a\ud800b' }, 'Full name contains characters that cannot be stored'],
    ['collegeYear', { collegeYear: '99' }, 'Please enter a valid 4-digit year'],
    [
      'collegeYear',
      { collegeYear: '1999' },
      expect.stringContaining('Please enter a valid year between 2000 and'),
    ],
    [
      'collegeYear',
      { collegeYear: String(new Date().getFullYear() + 5) },
      expect.stringContaining('Please enter a valid year between 2000 and'),
    ],
    ['isAdmin', { isAdmin: true }, 'isAdmin is not known here'],
  ])('refuses a bad %s: %j', async (field, change, message) => {
    const response = await app.call('/user/auth/signUp', {
      ...form,
      email: 'new@example.in',
      phone: '9000000009',
      ...change,
    });
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      success: false,
      message: expect.any(String),
      error: 'validation_failed',
      errors: { [field]: message },
      requestId: response.headers['x-request-id'],
    });
  });
});

describe('signing in', () => {
  it.each([
    ['a wrong password', { emailOrPhone: form.email, password: 'wrong password' }],
    ['an unknown e-mail', { emailOrPhone: 'nobody@example.in', password: PASSWORD }],
    ['an unknown phone', { emailOrPhone: '9111111111', password: PASSWORD }],
  ])('says the same about %s', async (_, credentials) => {
    const response = await app.call('/user/auth/login', credentials).expect(401);
    expect(response.body).toMatchObject({
      success: false,
      message: 'Invalid credentials',
      error: 'invalid_credentials',
    });
  });

  it('keeps ten sessions and ends the least recently used one', async () => {
    const member = await joinMember(app);
    const tokens = [member.token];
    for (let n = 0; n < 10; n += 1) tokens.push(await signIn(app, member.email));
    const statuses = await Promise.all(tokens.map((token) => app.call('/user/feeds/getAllFeeds', {}, token)));
    expect(statuses.map(({ status }) => status)).toEqual([401, ...Array<number>(10).fill(200)]);
  });
});

describe('a session', () => {
  it('is accepted raw and as Bearer, and is refused on the first call after logout', async () => {
    const { token } = await joinMember(app);
    await app.call('/user/feeds/getAllFeeds', {}, token).expect(200);
    await app.call('/user/feeds/getAllFeeds', {}, `Bearer ${token}`).expect(200);
    await app.call('/user/auth/logout', {}, token).expect(200);
    const after = await app.call('/user/feeds/getAllFeeds', {}, token).expect(401);
    expect(after.body.error).toBe('unauthorized');
    await app.call('/user/auth/logout', {}, token).expect(401);
  });

  it('ends after its idle time without a request, and at its age limit in any case', async () => {
    const idle = await joinMember(app);
    await app.rows(`UPDATE session SET last_seen_at = now() - interval '${TOO_IDLE}' WHERE member_id = $1`, [
      idle.id,
    ]);
    await app.call('/user/feeds/getAllFeeds', {}, idle.token).expect(401);
    const old = await joinMember(app);
    await app.rows(`UPDATE session SET expires_at = now() - interval '1 second' WHERE member_id = $1`, [
      old.id,
    ]);
    await app.call('/user/feeds/getAllFeeds', {}, old.token).expect(401);
  });

  it('records when it was last seen, but not on every request', async () => {
    const { id, token } = await joinMember(app);
    const lastSeen = async () =>
      (
        await app.rows<{ last_seen_at: Date }>('SELECT last_seen_at FROM session WHERE member_id = $1', [id])
      )[0]!.last_seen_at;
    const before = await lastSeen();
    await app.call('/user/feeds/getAllFeeds', {}, token).expect(200);
    expect(await lastSeen()).toEqual(before);
    await app.rows(`UPDATE session SET last_seen_at = now() - interval '6 minutes' WHERE member_id = $1`, [
      id,
    ]);
    await app.call('/user/feeds/getAllFeeds', {}, token).expect(200);
    expect((await lastSeen()).getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  it('can be checked without extending it', async () => {
    const { id, token } = await joinMember(app);
    const seenBefore = async (ago: string) => {
      const sql = `UPDATE session SET last_seen_at = now() - $2::interval WHERE member_id = $1 RETURNING last_seen_at`;
      return (await app.rows<{ last_seen_at: Date }>(sql, [id, ago]))[0]!.last_seen_at;
    };
    const before = await seenBefore('6 minutes');
    await app.call('/user/auth/checkSession', {}, token).expect(200);
    const rows = await app.rows<{ last_seen_at: Date }>(
      'SELECT last_seen_at FROM session WHERE member_id = $1',
      [id],
    );
    expect(rows).toEqual([{ last_seen_at: before }]);
    await seenBefore(TOO_IDLE);
    await app.call('/user/auth/checkSession', {}, token).expect(401);
  });

  it('of a member is refused by administrators’ calls, and the other way round', async () => {
    const { token } = await joinMember(app);
    const adminToken = await signInAdministrator(app);
    await app.call('/admin/users/getUsersStats', {}, token).expect(401);
    await app.call('/user/feeds/getAllFeeds', {}, adminToken).expect(401);
    await app.call('/admin/users/getUsersStats', {}, adminToken).expect(200);
    await app.call('/admin/auth/logout', {}, adminToken).expect(200);
    await app.call('/admin/users/getUsersStats', {}, adminToken).expect(401);
  });

  it.each(['', 'x', 'Bearer ', 'a.b.c', 'Basic YTpi'])('is not opened by %j', async (token) => {
    await app.call('/user/feeds/getAllFeeds', {}, token).expect(401);
  });

  it('is not opened by an unsigned or foreign token', async () => {
    const { token } = await joinMember(app);
    const [, payload] = token.split('.');
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
    await app.call('/user/feeds/getAllFeeds', {}, none).expect(401);
    await app.call('/user/feeds/getAllFeeds', {}, `${token.slice(0, -4)}AAAA`).expect(401);
  });
});

describe('a password that keyboards compose in several ways', () => {
  const COMPOSED = 'raj\u00e9 \u0958lam ghar';
  const APART = 'raje\u0301 \u0915\u093clam ghar';

  it.each([
    [COMPOSED, APART],
    [APART, COMPOSED],
  ])('opens the account by each of them, everywhere', async (chosen, typed) => {
    const member = await joinMember(app, { password: chosen });
    const token = await signIn(app, member.email, typed);
    const form = { currentPassword: typed, newPassword: `${chosen} 2` };
    await app.call('/user/account/changePassword', form, token).expect(200);
    const again = await signIn(app, member.email, `${typed} 2`);
    await app.call('/user/account/delete', { password: `${typed} 2` }, again).expect(200);
    const restore = { emailOrPhone: member.email, password: `${typed} 2` };
    await app.call('/user/account/restore', restore).expect(200);
    await signIn(app, member.email, `${chosen} 2`);
  });

  const join = () => joinMember(app, { password: APART });
  const change = async () => {
    const member = await joinMember(app);
    const passwords = { currentPassword: PASSWORD, newPassword: APART };
    await app.call('/user/account/changePassword', passwords, member.token).expect(200);
    return member;
  };
  const reset = async () => {
    const member = await joinMember(app);
    await app.call('/user/auth/forgotPassword', { email: member.email }).expect(200);
    const token = await mailedToken(app, member.email, '/auth/reset-password');
    await app.call('/user/auth/resetPassword', { token, password: APART }).expect(200);
    return member;
  };
  it.each([
    ['joining', join],
    ['changing it', change],
    ['the mailed link', reset],
  ])('is stored in one form by %s', async (_way, set) => {
    const { id } = await set();
    const [row] = await app.rows<{ hash: string }>(
      'SELECT password_hash AS hash FROM member_credential WHERE member_id = $1',
      [id],
    );
    expect(await verify(row?.hash ?? '', APART.normalize('NFKC'))).toBe(true);
  });

  it('is stored in one form for administrators, by the console and by the command', async () => {
    const token = await signInAdministrator(app, 'changer');
    const passwords = { currentPassword: PASSWORD, newPassword: APART };
    await app.call('/admin/account/changePassword', passwords, token).expect(200);
    const environment = (name: string, password: string) => ({
      ...process.env,
      ADMIN_USER_NAME: name,
      ADMIN_PASSWORD: password,
    });
    const silent = () => undefined;
    await createAdministrator(environment('made', APART), silent);
    await createAdministrator(environment('given', PASSWORD), silent);
    await setAdministratorPassword(environment('given', APART), silent);
    for (const userName of ['changer', 'made', 'given']) {
      const [row] = await app.rows<{ hash: string }>(
        'SELECT password_hash AS hash FROM administrator WHERE user_name = $1',
        [userName],
      );
      expect(await verify(row?.hash ?? '', APART.normalize('NFKC'))).toBe(true);
    }
  });

  it('opens it by a hash from before, which the sign-in renews', async () => {
    const member = await joinMember(app);
    const hashes = () =>
      app.rows('SELECT password_hash FROM member_credential WHERE member_id = $1', [member.id]);
    await app.rows('UPDATE member_credential SET password_hash = $2 WHERE member_id = $1', [
      member.id,
      await argon2(COMPOSED),
    ]);
    const before = await hashes();
    // Two at the same time: one of them renews it.
    await Promise.all([signIn(app, member.email, APART), signIn(app, member.email, APART)]);
    const renewed = await hashes();
    expect(renewed).not.toEqual(before);
    await signIn(app, member.email, COMPOSED);
    expect(await hashes()).toEqual(renewed);
  });

  it('opens the console likewise', async () => {
    await app.rows('INSERT INTO administrator (user_name, password_hash) VALUES ($1, $2)', [
      'composer',
      await argon2(COMPOSED),
    ]);
    for (const password of [APART, COMPOSED])
      await app.call('/admin/auth/login', { userName: 'composer', password }).expect(200);
  });

  it('counts alike, however it is composed', async () => {
    const sign = (password: string) =>
      app.call('/user/auth/signUp', {
        ...{ name: 'Count', email: 'count@example.in', phone: '9123456780' },
        password,
      });
    await sign('e\u0301'.repeat(7)).expect(400);
    await sign('e\u0301'.repeat(129)).expect(400);
    await sign('e\u0301'.repeat(128)).expect(201);
  });
});
