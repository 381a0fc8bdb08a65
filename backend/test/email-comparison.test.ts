import { compareEmails } from '../src/modules/profile/email-keys-command.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, PASSWORD, signInAdministrator } from './support/factories.js';

let app: TestApp;
let DATABASE_URL: string | undefined;
let administrator: string;
beforeAll(async () => {
  app = await startApp();
  ({ DATABASE_URL } = process.env);
  administrator = await signInAdministrator(app);
});
afterAll(() => app.close());

let phones = 8_100_000_000;
const signUp = (email: string) => {
  phones += 1;
  return app.call('/user/auth/signUp', { name: 'Asha', email, phone: String(phones), password: PASSWORD });
};
const signIn = (emailOrPhone: string, password = PASSWORD) =>
  app.call('/user/auth/login', { emailOrPhone, password });
const idOf = async (email: string) =>
  (await app.rows<{ id: string }>('SELECT id FROM member WHERE email = $1', [email]))[0]!.id;
/** Members as the previous release adds them: without a key. */
const forgetKeys = (...emails: string[]) =>
  app.rows('UPDATE member SET email_key = NULL, email_clashes = false WHERE email = ANY($1)', [emails]);
const compare = async () => {
  const lines: string[] = [];
  await compareEmails({ DATABASE_URL }, (line) => lines.push(line));
  return lines.join('\n');
};

describe('two spellings of the same address', () => {
  it.each([
    ['full-width letters', 'width@example.in', 'ｗｉｄｔｈ@example.in'],
    ['a Roman numeral', 'henryi@example.in', 'henryⅠ@example.in'],
    ['a ligature', 'office@example.in', 'oﬃce@example.in'],
    ['sharp s', 'strasse@example.in', 'straße@example.in'],
    ['a domain in Punycode', 'asha@भारत.com', 'asha@xn--h2brj9c.com'],
  ])('only one can have an account: %s', async (_, one, other) => {
    await signUp(one).expect(201);
    const refused = await signUp(other).expect(409);
    expect(refused.body.errors).toEqual({ email: 'This email is already registered' });
    await signIn(other).expect(200);
  });

  it('belong to only one of two concurrent sign-ups', async () => {
    const answers = await Promise.all(
      ['once@example.in', 'ｏnce@example.in', 'OＮce@example.in'].map(signUp),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('both find the member in an administrator’s search', async () => {
    await signUp('findme@भारत.in').expect(201);
    for (const search of ['findme@xn--h2brj9c.in', 'ＦＩＮＤＭＥ@', 'findme@भारत.in']) {
      const found = await app
        .call('/admin/users/getUsers', { page: 1, limit: 10, search }, administrator)
        .expect(200);
      expect(JSON.stringify(found.body)).toContain('findme@भारत.in');
      const { text } = await app.call('/admin/users/exportUsers', { search }, administrator).expect(200);
      expect(text).toContain('findme@भारत.in');
    }
  });

  it('share one count of wrong passwords, even without an account', async () => {
    const limited = await startApp({ LIMIT_LOGIN_ACCOUNT_ADDRESS: '2/900' });
    const login = (emailOrPhone: string) =>
      limited.call('/user/auth/login', { emailOrPhone, password: 'a wrong one' });
    await login('nobody@example.in').expect(401);
    await login('ｎobody@example.in').expect(401);
    await login('nｏbody@example.in').expect(429);
    await limited.close();
  });
});

describe('a domain with mixed scripts', () => {
  it.each(['asha@exаmple.com', 'asha@mail.exаmple.in', 'asha@xn--exmple-4nf.com', 'asha@विद्याvidya.com'])(
    'is refused at sign-up: %s',
    async (email) => {
      const { body } = await signUp(email).expect(400);
      expect(body.errors).toEqual({
        email: 'The part after the @ mixes letters of different alphabets. Please type it in one alphabet.',
      });
    },
  );

  it.each(['asha@विद्यालय.com', 'asha@iit-b2.ac.in', 'asha@школа.рф'])(
    'is accepted when each label has one script: %s',
    async (email) => {
      await signUp(email).expect(201);
    },
  );
});

describe('members without a comparison key', () => {
  const FIRST = 'twins@example.in';
  const SECOND = 'ｔｗｉｎｓ@example.in';
  const THIRD = 'twｉns@example.in';
  const MIXED = 'old@exаmple.com';

  beforeAll(async () => {
    await signUp(FIRST).expect(201);
    for (const email of [SECOND, THIRD, MIXED]) {
      const other = await joinMember(app);
      await app.rows('UPDATE member SET email = $2 WHERE id = $1', [other.id, email]);
      await app.rows(
        `UPDATE member_credential SET password_hash = (
        SELECT password_hash FROM member_credential WHERE member_id = $2) WHERE member_id = $1`,
        [other.id, await idOf(FIRST)],
      );
    }
    await forgetKeys(FIRST, SECOND, THIRD, MIXED);
  });

  const clashesWith = async (holder: string, ...others: string[]) => {
    const lines: string[] = [];
    for (const other of others)
      lines.push(`  member ${await idOf(other)} has that of member ${await idOf(holder)}`);
    return lines;
  };
  const expectAllToSignIn = async () => {
    for (const email of [FIRST, SECOND, THIRD, MIXED]) {
      const { body } = await signIn(email).expect(200);
      const profile = await app.call('/user/profile/get', {}, body.token).expect(200);
      expect(profile.body.data.User.email).toBe(email);
    }
  };

  it('sign in with exactly their address before the comparison', expectAllToSignIn);

  it('are listed by their ids when they conflict, without an error', async () => {
    const report = await compare();
    expect(report.split('\n').slice(1)).toEqual(await clashesWith(FIRST, SECOND, THIRD));
    expect(report).not.toMatch(/@|twins/);
    expect(await compare()).toBe(report);
    // A member who joined through the previous release although another member had the address.
    await forgetKeys(SECOND);
    expect(await compare()).toBe(report);
  });

  it('sign in with exactly their address afterwards, too', expectAllToSignIn);

  it('both get reset links, and both are found by administrators', async () => {
    for (const email of [FIRST, SECOND, MIXED])
      await app.call('/user/auth/forgotPassword', { email }).expect(200);
    const found = await app
      .call('/admin/users/getUsers', { page: 1, limit: 10, search: 'twins' }, administrator)
      .expect(200);
    for (const email of [FIRST, SECOND]) expect(JSON.stringify(found.body)).toContain(email);
  });

  it('prevent a sign-up with another spelling of their address', async () => {
    await signUp('TＷINS@example.in').expect(409);
    await signUp(SECOND).expect(409);
  });

  it('no longer conflict once the other account is deleted', async () => {
    const leave = (email: string) => app.rows('DELETE FROM member WHERE email = $1', [email]);
    await leave(FIRST);
    expect((await compare()).split('\n').slice(1)).toEqual(await clashesWith(SECOND, THIRD));
    await leave(SECOND);
    expect(await compare()).toBe('');
    await signUp(FIRST).expect(409);
    await signIn(FIRST).expect(200);
  });
});
