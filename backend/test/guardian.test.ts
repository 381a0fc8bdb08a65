import { GuardianRequestsService } from '../src/modules/account/age/guardian-requests.service.js';
import { startApp, startReplica, type TestApp } from './support/app.js';
import {
  joinMember,
  signInAdministrator,
  signInModerator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { unzip } from './support/unzip.js';
import { mailedToken, mailsTo, untilMailsAreSent } from './support/mails.js';

let app: TestApp;
/** A process of the same installation that requires a consent. */
let strict: TestApp;
let registrar: string;
let warden: string;
beforeAll(async () => {
  app = await startApp({ MEMBER_ORIGIN: 'https://campus.example', LIMIT_GUARDIAN: '3/86400' });
  process.env.GUARDIAN_CONSENT = 'require';
  strict = await startReplica();
  delete process.env.GUARDIAN_CONSENT;
  registrar = await signInAdministrator(app, 'registrar');
  warden = await signInModerator(app);
});
afterAll(async () => {
  await strict.close();
  await app.close();
});

let serial = 0;
const newGuardian = () => `guardian${(serial += 1)}@example.in`;
const setAge = (member: TestMember, band: string) =>
  app.call('/user/account/setAge', { band }, member.token).expect(200);
async function joinMinor(details: object = {}): Promise<TestMember> {
  const member = await joinMember(app, { ...details });
  await setAge(member, 'minor');
  return member;
}
const ask = (member: TestMember, email: string) =>
  app.call('/user/account/askGuardian', { email }, member.token);
const linkTo = (address: string) => mailedToken(app, address, '/guardian');
/** A minor whose guardian was mailed, and the token in that mail. */
async function asked(details: object = {}): Promise<{ member: TestMember; token: string; guardian: string }> {
  const [member, guardian] = [await joinMinor(details), newGuardian()];
  await ask(member, guardian).expect(200);
  return { member, guardian, token: await linkTo(guardian) };
}
const look = (token: string) => app.call('/public/getGuardianRequest', { token });
const agree = (token: string, more: object = {}) =>
  app.call('/public/answerGuardian', { token, agrees: true, relation: 'parent', isAdult: true, ...more });
const decline = (token: string) => app.call('/public/answerGuardian', { token, agrees: false });
const ageOf = async (member: TestMember, of = app) =>
  (await of.call('/user/account/getAge', {}, member.token).expect(200)).body.data;
const stateOf = async (member: TestMember) => (await ageOf(member)).consent?.state;
const actsOn = async (member: TestMember) =>
  (
    await app.rows<{ action: string }>(
      `SELECT action FROM audit_event WHERE member_id = $1 AND action LIKE 'consent%' ORDER BY id`,
      [member.id],
    )
  ).map(({ action }) => action);
const pass = (member: TestMember) =>
  app.rows(`UPDATE guardian_consent SET expires_at = now() - interval '1 second' WHERE member_id = $1`, [
    member.id,
  ]);

describe('a parent or guardian', () => {
  it('is mailed a link on which opening changes nothing, and agrees with it once', async () => {
    const { member, token, guardian } = await asked({ name: 'Asha Rao' });
    const [mail = ''] = await mailsTo(app, guardian);
    expect(mail).toContain('Asha, 16 or 17, named you as parent or guardian, to use Campus Commons.');
    expect((await look(token).expect(200)).body.data).toMatchObject({ firstName: 'Asha', state: 'asked' });
    expect(await stateOf(member)).toBe('asked');

    for (const again of [1, 2])
      await agree(token, { relation: again === 1 ? 'parent' : 'guardian' }).expect(200);
    expect((await ageOf(member)).consent).toMatchObject({
      state: 'agreed',
      method: 'declared',
      relation: 'parent',
    });
    expect(await actsOn(member)).toEqual(['consent_asked', 'consent_answered']);
  });

  it('says what they are to the member, and that they are an adult, to agree', async () => {
    const { member, token } = await asked();
    const { body } = await agree(token, { isAdult: false }).expect(400);
    expect(body.errors).toEqual({ isAdult: 'Please confirm that you are 18 or older' });
    await agree(token, { relation: undefined }).expect(400);
    expect(await stateOf(member)).toBe('asked');
  });

  it('does not agree, and only a new request can change that', async () => {
    const { member, token } = await asked();
    await decline(token).expect(200);
    await decline(token).expect(200);
    expect(await stateOf(member)).toBe('refused');
    expect((await agree(token).expect(409)).body.error).toBe('state_changed');
    await ask(member, newGuardian()).expect(200);
    expect(await stateOf(member)).toBe('asked');
    await look(token).expect(404);
  });

  it('takes back what they agreed to, by the same link', async () => {
    const { member, token } = await asked();
    await agree(token).expect(200);
    await decline(token).expect(200);
    expect(await stateOf(member)).toBe('withdrawn');
    await agree(token).expect(409);
    expect(await actsOn(member)).toEqual(['consent_asked', 'consent_answered', 'consent_withdrawn']);
  });

  it('is too late after 14 days', async () => {
    const { member, token } = await asked();
    await pass(member);
    expect((await look(token).expect(200)).body.data.state).toBe('expired');
    await agree(token).expect(409);
    await decline(token).expect(409);
    await app.nest.get(GuardianRequestsService).keep();
    expect(await app.rows('SELECT state FROM guardian_consent WHERE member_id = $1', [member.id])).toEqual([
      { state: 'expired' },
    ]);
  });

  it('finds a dead link when the member has left, is no minor, or the link is invented', async () => {
    const [first, second] = [await asked(), await asked()];
    await setAge(first.member, 'adult');
    await app.rows('UPDATE member SET deleted_at = now() WHERE id = $1', [second.member.id]);
    for (const token of [first.token, second.token, 'invented']) {
      await look(token).expect(404);
      await agree(token).expect(404);
    }
    expect(await stateOf(first.member)).toBeUndefined();
  });

  it('gets no name that a mail program could make a link of', async () => {
    const { token } = await asked({ name: 'www.win.example Prize' });
    expect((await look(token).expect(200)).body.data.firstName).toBe('Somebody');
  });
});

describe('a minor', () => {
  it('asks three times a day, nobody who has agreed, and not themselves', async () => {
    const member = await joinMinor();
    const [local, domain] = member.email.split('@');
    const own = await ask(member, `${local}+me@${domain}`).expect(400);
    expect(own.body.errors.email).toMatch(/your own address/);
    for (let count = 1; count <= 3; count += 1) await ask(member, newGuardian()).expect(200);
    await ask(member, newGuardian()).expect(429);

    const { member: settled, token } = await asked();
    await agree(token).expect(200);
    await ask(settled, newGuardian()).expect(409);
  });

  it('replaces a request: only the newest link works', async () => {
    const { member, token } = await asked();
    const other = newGuardian();
    await ask(member, other).expect(200);
    await look(token).expect(404);
    await agree(await linkTo(other)).expect(200);
    expect(await stateOf(member)).toBe('agreed');
  });

  it('withdraws what somebody agreed to', async () => {
    const { member, token } = await asked();
    const withdraw = () => app.call('/user/account/withdrawConsent', {}, member.token);
    await withdraw().expect(404);
    await agree(token).expect(200);
    await withdraw().expect(200);
    expect(await stateOf(member)).toBe('withdrawn');
  });

  it.each(['adult', 'undisclosed'])('is asked for no consent when they are not: %s', async (band) => {
    const member = await joinMember(app);
    await setAge(member, band);
    await ask(member, newGuardian()).expect(400);
  });
});

describe('where a consent is required', () => {
  const comment = async (by: TestMember) => {
    const { id } = await writePost(app, await joinMember(app));
    return strict.call('/user/comments/create', { feedId: id, comment: 'Hello' }, by.token);
  };
  const keep = () => strict.nest.get(GuardianRequestsService).keep();
  const passDue = (member: TestMember) =>
    app.rows(`UPDATE member SET consent_due_at = consent_due_at - interval '15 days' WHERE id = $1`, [
      member.id,
    ]);

  it('a minor without one only reads from 14 days on, until somebody agrees', async () => {
    const [minor, adult] = [await joinMinor(), await joinMember(app)];
    await keep();
    const days = (Date.parse((await ageOf(minor, strict)).neededBy) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    expect((await comment(minor)).status).toBe(201);

    await passDue(minor);
    const refused = await comment(minor);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ error: 'account_limited' });
    expect(refused.body.message).toMatch(/until a parent or guardian has agreed/);
    const own = await strict.call('/user/profile/get', {}, minor.token).expect(200);
    expect(own.body.data.lacksConsent).toBe(true);
    expect((await comment(adult)).status).toBe(201);
    // Elsewhere, where it is only asked for, nobody is kept from anything.
    await writePost(app, minor);

    const guardian = newGuardian();
    await strict.call('/user/account/askGuardian', { email: guardian }, minor.token).expect(200);
    await agree(await linkTo(guardian)).expect(200);
    expect((await comment(minor)).status).toBe(201);
  });

  it('a withdrawal leaves 14 days again', async () => {
    const { member, token } = await asked();
    await keep();
    await agree(token).expect(200);
    await decline(token).expect(200);
    await keep();
    expect((await comment(member)).status).toBe(201);
    await passDue(member);
    expect((await comment(member)).status).toBe(403);
  });
});

describe('with GUARDIAN_CONSENT=off', () => {
  let quiet: TestApp;
  beforeAll(async () => {
    process.env.GUARDIAN_CONSENT = 'off';
    quiet = await startReplica();
    delete process.env.GUARDIAN_CONSENT;
  });
  afterAll(() => quiet.close());

  it('nobody is asked for their age or for a consent, and nobody is kept from writing', async () => {
    const isAsked = async (member: TestMember, by: TestApp) =>
      (await by.call('/user/profile/get', {}, member.token).expect(200)).body.data.isAgeDue;
    const newcomer = await joinMember(app);
    expect([await isAsked(newcomer, app), await isAsked(newcomer, quiet)]).toEqual([true, false]);

    // Who said it elsewhere, or in the settings, has nobody to ask and no day by which.
    const minor = await joinMinor();
    const guardian = newGuardian();
    const refused = await quiet
      .call('/user/account/askGuardian', { email: guardian }, minor.token)
      .expect(400);
    expect(refused.body.message).toBe('No consent is asked for here');
    await untilMailsAreSent(app);
    expect(await mailsTo(app, guardian)).toEqual([]);
    await quiet.nest.get(GuardianRequestsService).keep();
    expect(await ageOf(minor, quiet)).toMatchObject({
      ...{ band: 'minor', guardianConsent: 'off', consent: null, neededBy: null },
    });
    await app.rows(`UPDATE member SET consent_due_at = now() - interval '1 day' WHERE id = $1`, [minor.id]);
    await writePost(quiet, minor);
  });
});

describe('administrators', () => {
  const record = (member: TestMember, by: string) =>
    app.call('/admin/users/recordConsent', { id: member.id, reason: 'Letter of 3 March' }, by);
  const entry = async (member: TestMember, by: string) =>
    (await app.call('/admin/users/getUser', { id: member.id }, by).expect(200)).body.data;

  it('see the consent, moderators do not', async () => {
    const { member, token } = await asked();
    await agree(token).expect(200);
    const { age } = await entry(member, registrar);
    expect(age).toMatchObject({ band: 'minor', consent: { state: 'agreed', method: 'declared' } });
    expect((await entry(member, warden)).age).toBeNull();
  });

  it('record a document, of minors alone', async () => {
    const [minor, adult] = [await joinMinor(), await joinMember(app)];
    await record(adult, registrar).expect(409);
    await record(minor, warden).expect(403);
    await record(minor, registrar).expect(200);
    expect((await entry(minor, registrar)).age.consent).toMatchObject({
      state: 'agreed',
      method: 'document',
    });
    const acts = await app.rows(
      `SELECT actor_kind AS by, details FROM audit_event WHERE member_id = $1 AND action = 'consent_recorded'`,
      [minor.id],
    );
    expect(acts).toEqual([{ by: 'administrator', details: { reason: 'Letter of 3 March' } }]);
  });
});

describe('the consent', () => {
  it('is in the member’s own export, without the address', async () => {
    const { member, token, guardian } = await asked();
    await agree(token).expect(200);
    const { body } = await app
      .call('/user/account/export', {}, member.token)
      .responseType('blob')
      .expect(200);
    const account = (await unzip(body as Buffer)).get('account.json')!.toString();
    expect(JSON.parse(account)).toMatchObject({
      ageBand: 'minor',
      guardianConsent: 'agreed',
      guardianConsentBy: 'declared',
      guardianRelation: 'parent',
    });
    expect(account).not.toContain(guardian);
  });
});

describe('a guardian’s address', () => {
  it('is in no row once the mail was sent, also when another request came before that', async () => {
    const { member, guardian, token } = await asked();
    await agree(token).expect(200);
    await untilMailsAreSent(app);
    const tables = await app.rows<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(30);
    for (const { name } of tables) {
      const found = await app.rows(`SELECT FROM "${name}" row WHERE row::text ILIKE '%' || $1 || '%'`, [
        guardian,
      ]);
      expect({ name, found: found.length }).toEqual({ name, found: 0 });
    }
    const [{ hmac } = { hmac: 0 }] = await app.rows<{ hmac: number }>(
      'SELECT length(address_hmac) AS hmac FROM guardian_consent WHERE member_id = $1',
      [member.id],
    );
    expect(hmac).toBe(32);
  });

  it('gets a mail whose headers do not say that a minor is concerned', async () => {
    const { guardian } = await asked();
    const [mail = ''] = await mailsTo(app, guardian);
    const headers = mail.split('\r\n\r\n')[0] ?? '';
    expect(headers).toContain('Subject: Your answer is needed on Campus Commons');
    const telling = headers.split('\r\n').filter((line) => !/^(To|Date|Message-ID):/.test(line));
    expect(telling.join('\n')).not.toMatch(/guardian|parent|minor|16|17|consent/i);
  });
});
