import { SignalsService } from '../src/modules/review/signals/signals.service.js';
import { startApp, type TestApp } from './support/app.js';
import {
  joinMember,
  PASSWORD,
  signInAdministrator,
  signInModerator,
  writePost,
  type TestMember,
} from './support/factories.js';

const HOUR_MS = 3_600_000;

let app: TestApp;
let registrar: string;
let warden: string;
beforeAll(async () => {
  app = await startApp();
  registrar = await signInAdministrator(app, 'registrar');
  warden = await signInModerator(app);
});
afterAll(() => app.close());

const setAge = (member: TestMember, band: string, more: object = {}) =>
  app.call('/user/account/setAge', { band, ...more }, member.token);
const ageOf = async (member: TestMember) =>
  (await app.call('/user/account/getAge', {}, member.token).expect(200)).body.data.band;
const profile = async (viewer: TestMember, userId = viewer.id) =>
  (await app.call('/user/profile/get', { userId }, viewer.token).expect(200)).body.data;
const consoleSees = async (member: TestMember, by: string) =>
  (await app.call('/admin/users/getUser', { id: member.id }, by).expect(200)).body.data.age;
async function joinAged(band: string): Promise<TestMember> {
  const member = await joinMember(app);
  await setAge(member, band).expect(200);
  return member;
}
const report = (by: TestMember, id: string, reason: string) =>
  app.call('/user/safety/report', { kind: 'post', id, reason, text: '' }, by.token).expect(201);
const caseAbout = async (member: TestMember) =>
  (
    await app.rows<{ priority: number; hours: number }>(
      `SELECT priority, round(extract(epoch FROM due_at - opened_at) / 3600)::int AS hours
         FROM review_case WHERE member_id = $1 ORDER BY id DESC LIMIT 1`,
      [member.id],
    )
  )[0];

describe('the question about the age', () => {
  it('is asked once, whatever the answer, and the answer can be corrected', async () => {
    const member = await joinMember(app);
    expect(await profile(member)).toMatchObject({ isAgeDue: true });
    expect(await ageOf(member)).toBeNull();
    await setAge(member, 'undisclosed').expect(200);
    expect(await profile(member)).toMatchObject({ isAgeDue: false });
    for (const band of ['minor', 'adult']) {
      await setAge(member, band).expect(200);
      expect(await ageOf(member)).toBe(band);
    }
    const { body } = await setAge(member, '17').expect(400);
    expect(body.errors).toEqual({ band: 'Please choose one of the answers' });
  });

  it('is answered for administrators and oneself, and for nobody else', async () => {
    const minor = await joinAged('minor');
    const [adult, reader] = [await joinAged('adult'), await joinMember(app)];
    expect(await consoleSees(minor, registrar)).toEqual({ band: 'minor', consent: null });
    expect(await consoleSees(minor, warden)).toBeNull();
    for (const member of [minor, adult])
      expect(await profile(reader, member.id)).toMatchObject({ isAgeDue: false });
  });
});

describe('who is younger than 16', () => {
  it('confirms that with the password, loses the account, and cannot restore it', async () => {
    const child = await joinMember(app);
    const { body } = await setAge(child, 'under16').expect(400);
    expect(body.errors).toEqual({ password: 'Please type your password: this deletes your account' });
    await setAge(child, 'under16', { password: 'wrong password' }).expect(400);
    expect(await profile(child)).toMatchObject({ isAgeDue: true });

    await setAge(child, 'under16', { password: PASSWORD }).expect(200);
    await app.call('/user/auth/checkSession', {}, child.token).expect(401);
    const restore = await app
      .call('/user/account/restore', { emailOrPhone: child.email, password: PASSWORD })
      .expect(403);
    expect(restore.body.message).toMatch(/younger than 16/);
    const [row] = await app.rows('SELECT deleted_at IS NOT NULL AS gone FROM member WHERE id = $1', [
      child.id,
    ]);
    expect(row).toEqual({ gone: true });
  });

  it('is told so only with the right password', async () => {
    const child = await joinMember(app);
    await setAge(child, 'under16', { password: PASSWORD }).expect(200);
    const { body } = await app
      .call('/user/account/restore', { emailOrPhone: child.email, password: 'wrong password' })
      .expect(401);
    expect(body.error).toBe('invalid_credentials');
  });
});

describe('a report that concerns a minor', () => {
  it.each([
    ['the author', 'other', 1, 36],
    ['the author', 'hate', 0, 2],
    ['the author', 'child_safety', 0, 2],
    ['the reporter', 'other', 1, 36],
    ['nobody', 'other', 2, 168],
  ])('%s, for %s: priority %s, due in %s hours', async (who, reason, priority, hours) => {
    const author = await joinAged(who === 'the author' ? 'minor' : 'adult');
    const reporter = await joinAged(who === 'the reporter' ? 'minor' : 'adult');
    await report(reporter, (await writePost(app, author)).id, reason);
    expect(await caseAbout(author)).toEqual({ priority, hours });
  });

  it('makes a case that waits one stricter, too', async () => {
    const [author, minor] = [await joinAged('adult'), await joinAged('minor')];
    const { id } = await writePost(app, author);
    await report(await joinMember(app), id, 'spam');
    await report(minor, id, 'spam');
    expect(await caseAbout(author)).toMatchObject({ priority: 1 });
  });

  it('promises the reporter the same as every report for this reason', async () => {
    const reporter = await joinMember(app);
    const promised: number[] = [];
    for (const band of ['minor', 'adult']) {
      const { body } = await report(reporter, (await writePost(app, await joinAged(band))).id, 'hate');
      promised.push(Math.round((Date.parse(body.data.dueAt) - Date.now()) / HOUR_MS));
    }
    expect(promised).toEqual([36, 36]);
  });

  it('is stricter without a report, too, where a word of the list opens it', async () => {
    await app
      .call('/admin/words/save', { pattern: 'deposit', wholeWord: true, action: 'report' }, registrar)
      .expect(200);
    const minor = await joinAged('minor');
    await writePost(app, minor, '<p>Send the deposit</p>');
    await app.nest.get(SignalsService).look();
    expect(await caseAbout(minor)).toEqual({ priority: 1, hours: 36 });
  });
});
