import { startApp, type TestApp } from './support/app.js';
import {
  joinMember,
  signInAdministrator,
  signInModerator,
  writePost,
  type TestMember,
} from './support/factories.js';

let app: TestApp;
let registrar: string;
let warden: string;
beforeAll(async () => {
  app = await startApp();
  registrar = await signInAdministrator(app);
  warden = await signInModerator(app);
});
afterAll(() => app.close());

const find = async (fields: object, by = warden) =>
  (await app.call('/admin/users/getUsers', fields, by).expect(200)).body;
const getUser = async (id: string, by = warden) =>
  (await app.call('/admin/users/getUser', { id }, by).expect(200)).body.data;
const setStatus = (id: string, status: string, by = warden, reason = 'Sells exam papers') =>
  app.call('/admin/users/setUserStatus', { id, status, reason }, by);

describe('a moderator', () => {
  let member: TestMember;
  beforeAll(async () => {
    member = await joinMember(app, {
      name: "Priya D'Souza",
      email: 'quiet.address@example.in',
      phone: '9123456780',
      collegeName: 'Lohia College, Churu',
      collegeYear: '2027',
    });
  });

  it('gets no e-mail, phone, session or second factor of a member, in the list and in the details', async () => {
    await app.rows(
      `INSERT INTO factor (kind, account_kind, member_id, secret, confirmed_at)
       VALUES ('totp', 'member', $1, '\\x00', now())`,
      [member.id],
    );
    const list = await find({ search: 'priya' });
    const details = await getUser(member.id);
    for (const answer of [list, details]) {
      const text = JSON.stringify(answer);
      expect(text).not.toContain('quiet.address');
      expect(text).not.toContain('9123456780');
    }
    expect(list.data).toEqual([expect.objectContaining({ id: member.id, email: null, phone: null })]);
    expect(details).toMatchObject({
      name: "Priya D'Souza",
      email: null,
      phone: null,
      sessions: [],
      hasSecondFactor: false,
    });
    expect(await getUser(member.id, registrar)).toMatchObject({
      email: member.email,
      phone: member.phone,
      sessions: [expect.anything()],
      hasSecondFactor: true,
    });
  });

  it.each([
    'quiet.address@example.in',
    'quiet.address',
    'quiet',
    'example.in',
    '9123456780',
    '91234',
    '+91 91234 56780',
    '%',
    '_',
  ])('finds nobody by “%s”, and no number tells of a match', async (search) => {
    expect(await find({ search })).toMatchObject({ data: [], pagination: { total: 0 } });
    expect(await find({ search, college: 'Lohia' })).toMatchObject({ data: [], pagination: { total: 0 } });
    expect(await find({ college: search })).toMatchObject({ data: [], pagination: { total: 0 } });
  });

  it.each(['Priya', 'pri', "D'Souza", 'd’souza', 'priya d', 'Lohia College', 'churu'])(
    'finds a member by “%s”, of name or college',
    async (search) => {
      expect((await find({ search, sort: 'name' })).data.map(({ id }: { id: string }) => id)).toEqual([
        member.id,
      ]);
    },
  );

  it('finds members by a part of the college’s name', async () => {
    expect((await find({ college: 'ohia col' })).data).toHaveLength(1);
    expect((await find({ college: 'lohia', search: 'nobody' })).data).toEqual([]);
  });

  it('cannot sort by e-mail, which would tell the order of the addresses', async () => {
    const response = await app.call('/admin/users/getUsers', { sort: 'email' }, warden).expect(400);
    expect(Object.keys(response.body.errors)).toEqual(['sort']);
  });

  it('reads of a member’s log only what was decided', async () => {
    const other = await joinMember(app);
    await setStatus(other.id, 'suspended').expect(200);
    const actions = async (by: string) =>
      (await getUser(other.id, by)).audit.map(({ action }: { action: string }) => action);
    expect(await actions(warden)).toEqual(['member_suspended']);
    expect(await actions(registrar)).toEqual(['member_suspended', 'signed_in']);
  });

  it('learns nothing of sign-ins and of errors of jobs', async () => {
    const { body } = await app.call('/admin/settings/getAttention', {}, warden).expect(200);
    expect(body.data).toMatchObject({ failedSignIns: null, refusedSignIns: null, failingJobs: [] });
    expect(body.data).toMatchObject({ suspended: expect.any(Number), waitingCases: expect.any(Number) });
  });

  it('is told that only administrators may do the rest', async () => {
    const response = await app.call('/admin/audit/search', {}, warden).expect(403);
    expect(response.body).toMatchObject({
      error: 'forbidden',
      message: 'Only administrators may do this. Please ask one of them.',
    });
  });

  it('suspends for at most 30 days, also without an end and by a decision', async () => {
    const daysOf = async (id: string) => {
      const { at, until } = (await getUser(id)).suspension;
      return (Date.parse(until) - Date.parse(at)) / 86_400_000;
    };
    const [first, second] = [await joinMember(app), await joinMember(app)];
    await setStatus(first.id, 'suspended').expect(200);
    expect(await daysOf(first.id)).toBeCloseTo(30, 3);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const until = (days: number) => ({
      ...{ id: second.id, status: 'suspended', reason: 'Ragging', until: inDays(days) },
    });
    const refused = await app.call('/admin/users/setUserStatus', until(31), warden).expect(400);
    expect(Object.keys(refused.body.errors)).toEqual(['until']);
    await app.call('/admin/users/setUserStatus', until(7), warden).expect(200);
    expect(await daysOf(second.id)).toBeCloseTo(7, 2);

    const author = await joinMember(app);
    const { id } = await writePost(app, author);
    await app.call('/user/safety/report', { kind: 'post', id, reason: 'spam' }, member.token).expect(201);
    const [reported] = await app.rows<{ id: string }>(
      `SELECT id FROM review_case WHERE target_kind = 'post' AND target_id = $1`,
      [id],
    );
    const decision = { id: reported!.id, version: 1, outcome: 'violation', rule: 1, measure: 'suspension' };
    await app.call('/admin/review/decide', decision, warden).expect(200);
    expect(await daysOf(author.id)).toBeCloseTo(30, 3);
  });

  it('lifts suspensions of moderators, none that an administrator made, and takes over none', async () => {
    const someone = await joinMember(app);
    await setStatus(someone.id, 'suspended').expect(200);
    await setStatus(someone.id, 'active', await signInModerator(app, 'matron')).expect(200);
    await setStatus(someone.id, 'suspended', registrar, 'Ragging').expect(200);
    for (const status of ['active', 'suspended']) {
      const response = await setStatus(someone.id, status).expect(403);
      expect(response.body.message).toBe(
        'An administrator suspended this member. Only an administrator can change that.',
      );
    }
    expect(await getUser(someone.id)).toMatchObject({ suspension: { reason: 'Ragging', by: 'registrar' } });
    await setStatus(someone.id, 'active', registrar).expect(200);
  });

  it('ends with a suspension of moderators none of an administrator that stands beside it', async () => {
    const author = await joinMember(app);
    const { id } = await writePost(app, author);
    await app.call('/user/safety/report', { kind: 'post', id, reason: 'spam' }, member.token).expect(201);
    const [reported] = await app.rows<{ id: string }>(
      `SELECT id FROM review_case WHERE target_kind = 'post' AND target_id = $1`,
      [id],
    );
    await setStatus(author.id, 'suspended').expect(200);
    // Of a week, beside the moderator's 30 days.
    const decision = { outcome: 'violation', rule: 1, measure: 'suspension', days: 7 };
    await app
      .call('/admin/review/decide', { id: reported!.id, version: 1, ...decision }, registrar)
      .expect(200);
    expect(await getUser(author.id)).toMatchObject({ suspension: { by: 'warden', canLift: true } });
    const { body } = await setStatus(author.id, 'active').expect(200);
    expect(body).toMatchObject({
      message: 'Your suspension has ended. Another one, by an administrator, goes on.',
      data: { status: 'suspended', suspension: { by: 'registrar', canLift: false } },
    });
    await setStatus(author.id, 'active').expect(403);
    const ended = await setStatus(author.id, 'active', registrar).expect(200);
    expect(ended.body).toMatchObject({ message: 'The member may sign in again', data: { status: 'active' } });
  });

  it('ends what moderators decided, whatever those are now, and what was decided by who is a moderator now not', async () => {
    const [first, second] = [await joinMember(app), await joinMember(app)];
    const promoted = await signInModerator(app, 'promoted');
    const lowered = await signInAdministrator(app, 'lowered');
    await setStatus(first.id, 'suspended', promoted).expect(200);
    await setStatus(second.id, 'suspended', lowered).expect(200);
    await app.rows(`UPDATE administrator SET role = 'administrator' WHERE user_name = 'promoted'`);
    await app.rows(`UPDATE administrator SET role = 'moderator' WHERE user_name = 'lowered'`);
    const canLift = async (id: string, by = warden) => (await getUser(id, by)).suspension.canLift;
    expect([await canLift(first.id), await canLift(second.id)]).toEqual([true, false]);
    expect(await canLift(second.id, registrar)).toBe(true);
    await setStatus(second.id, 'active').expect(403);
    await app.rows(`DELETE FROM administrator WHERE user_name IN ('promoted', 'lowered')`);
    await setStatus(first.id, 'active').expect(200);
    await setStatus(second.id, 'active').expect(403);
    await setStatus(second.id, 'active', registrar).expect(200);
  });

  it('reverses on appeal no suspension that an administrator made', async () => {
    const author = await joinMember(app);
    const { id } = await writePost(app, author);
    await app.call('/user/safety/report', { kind: 'post', id, reason: 'spam' }, member.token).expect(201);
    const [reported] = await app.rows<{ id: string }>(
      `SELECT id FROM review_case WHERE target_kind = 'post' AND target_id = $1`,
      [id],
    );
    const caseId = reported!.id;
    const decision = { id: caseId, version: 1, outcome: 'violation', rule: 1, measure: 'suspension' };
    await app.call('/admin/review/decide', decision, registrar).expect(200);
    await app.rows(`UPDATE review_case SET state = 'appealed', version = 3 WHERE id = $1`, [caseId]);
    await app.rows(`INSERT INTO appeal (case_id, text) VALUES ($1, 'A joke')`, [caseId]);
    const overturn = { id: caseId, version: 3, outcome: 'overturned' };
    await app.call('/admin/review/decideAppeal', overturn, warden).expect(403);
    await app
      .call('/admin/review/decideAppeal', overturn, await signInAdministrator(app, 'dean'))
      .expect(200);
  });
});

it('who is made a moderator is limited at once, in the session that is open', async () => {
  const proctor = await signInAdministrator(app, 'proctor');
  await app.call('/admin/audit/search', {}, proctor).expect(200);
  await app.rows(`UPDATE administrator SET role = 'moderator' WHERE user_name = 'proctor'`);
  await app.call('/admin/audit/search', {}, proctor).expect(403);
  await app.call('/admin/review/getCases', {}, proctor).expect(200);
  const { body } = await app.call('/admin/account/get', {}, proctor).expect(200);
  expect(body.data.role).toBe('moderator');
});
