import { AccountPurgeService } from '../src/modules/account/account-purge.service.js';
import type { RecordDto } from '../src/modules/records/records.dto.js';
import { startApp, startReplica, type TestApp } from './support/app.js';
import { insertApplication } from './support/applications.js';
import {
  dayInIndia,
  joinMember,
  makePage,
  PASSWORD,
  signInModerator,
  type TestMember,
} from './support/factories.js';
import { told } from './support/notifications.js';
import { unzip } from './support/unzip.js';

let app: TestApp;
let manager: TestMember;
let holder: TestMember;
let stranger: TestMember;
let pageId: string;
beforeAll(async () => {
  app = await startApp();
  manager = await joinMember(app, { name: 'Manager Rao' });
  holder = await joinMember(app, { name: 'Holder Singh' });
  stranger = await joinMember(app);
  pageId = await makePage(app, manager);
});
afterAll(() => app.close());

const DONE = 'Built the pages on which 400 students registered.';
const call = (name: string, body: object, member = holder) =>
  app.call(`/user/records/${name}`, body, member.token);
const form = (applicationId: string, fields: object = {}) => ({
  ...{ applicationId, role: 'Web developer', done: DONE, hours: 120 },
  ...{ from: dayInIndia(-60), to: dayInIndia(-1), ...fields },
});

interface Work {
  readonly by?: TestMember;
  readonly on?: string;
  readonly managedBy?: TestMember;
  readonly kind?: 'internship' | 'volunteering' | 'role';
  readonly state?: string;
}
/** An application, as the two sides would have brought it to this state. */
async function applied({ by = holder, on, managedBy = manager, kind, state }: Work = {}): Promise<string> {
  const isRole = kind === 'role';
  const [project] = isRole
    ? await app.rows<{ id: string }>(
        `INSERT INTO project (owner_id, title, summary, status, join_code) VALUES ($1, 'Own', 'Own and long enough', 'idea', 'own') RETURNING id`,
        [managedBy.id],
      )
    : [];
  const of = project ? { projectId: project.id } : { pageId: on ?? pageId };
  return insertApplication(app, {
    by,
    managedBy,
    of,
    kind: kind ?? 'volunteering',
    state: state ?? 'accepted',
  });
}
const issue = async (work: Work = {}, fields: object = {}): Promise<RecordDto> =>
  (await call('issue', form(await applied(work), fields), work.managedBy ?? manager).expect(201)).body.data;
const answer = (serial: string, accept: boolean, member = holder) =>
  call('answer', { serial, accept }, member);
async function accepted(work: Work = {}, fields: object = {}): Promise<RecordDto> {
  const { serial } = await issue(work, fields);
  return (await answer(serial, true, work.by ?? holder).expect(200)).body.data;
}
const revoke = (serial: string, member = manager) =>
  call('revoke', { serial, reason: 'Wrong dates' }, member);
const read = (serial: string) => app.call('/public/getRecord', { serial });
const verify = (credential: string) => app.call('/public/verifyRecord', { credential });
const listOf = async (member: TestMember, userId?: string): Promise<RecordDto[]> =>
  (await call('getRecords', { userId, limit: 50 }, member).expect(200)).body.data.records;
const application = async (id: string, member = holder) =>
  (await app.call('/user/applications/get', { id }, member.token).expect(200)).body.data;

describe('issuing a record', () => {
  it('completes the application, and offers the record to who did the work', async () => {
    const by = await joinMember(app, { name: 'अनन्या देशपांडे' });
    const id = await applied({ by });
    expect(await application(id, manager)).toMatchObject({ canIssueRecord: true, record: null });
    const { body } = await call('issue', form(id), manager).expect(201);
    expect(body.data).toMatchObject({
      ...{ kind: 'volunteering', holder: 'अनन्या देशपांडे', page: { id: pageId }, issuer: 'Manager Rao' },
      ...{ role: 'Web developer', done: DONE, hours: 120, from: dayInIndia(-60), to: dayInIndia(-1) },
      ...{ state: 'offered', reason: null, acceptedAt: null, revokedAt: null, code: null },
    });
    expect(body.data.serial).toMatch(/^[\w-]{22}$/);
    const record = { serial: body.data.serial, state: 'offered' };
    expect(await application(id, manager)).toMatchObject({ record, canIssueRecord: false });
    const news = await app.call('/user/applications/getWaiting', {}, by.token).expect(200);
    expect(news.body.data.answers).toBe(1);
    const seen = await application(id, by);
    expect(seen).toMatchObject({ state: 'completed', isEnded: true, record, canIssueRecord: false });
    expect(seen.events.at(-1)).toMatchObject({ by: 'manager', state: 'completed' });
    // Nobody else knows of it before it is accepted.
    expect(await listOf(by)).toMatchObject([record]);
    expect(await listOf(manager, by.id)).toEqual([]);
    await read(body.data.serial).expect(404);
  });

  it('tells the holder, until they have answered it', async () => {
    const by = await joinMember(app);
    const id = await applied({ by });
    const { body } = await call('issue', form(id), manager).expect(201);
    const newsOfRecord = async (member: TestMember) =>
      (await told(app, member)).notifications.map(({ kind, opening }) => [
        kind,
        opening?.applicationId,
        opening?.hasRecord,
      ]);
    expect(await newsOfRecord(by)).toEqual([['application', id, true]]);
    expect((await newsOfRecord(manager)).filter(([, , hasRecord]) => hasRecord)).toEqual([]);
    await answer(body.data.serial, true, by).expect(200);
    expect(await newsOfRecord(by)).toEqual([['application', id, false]]);
  });

  it('is for the page’s manager, and for internships and voluntary work', async () => {
    const id = await applied({ kind: 'internship' });
    await call('issue', form(id), holder).expect(403);
    await call('issue', form(id), stranger).expect(404);
    await call('issue', form(id), manager).expect(201);
    await call('issue', form(await applied({ kind: 'role' })), manager).expect(403);
  });

  it.each(['applied', 'interview', 'offered', 'declined', 'withdrawn', 'unanswered'])(
    'is refused while the application is %s',
    async (state) => {
      const id = await applied({ by: await joinMember(app), state });
      const { body } = await call('issue', form(id), manager).expect(409);
      expect(body).toMatchObject({ error: 'state_changed', errors: { from: state } });
      expect(await application(id, manager)).toMatchObject({ state, record: null });
    },
  );

  it.each([
    ['role', { role: '' }],
    ['role', { role: 'two\nlines' }],
    ['role', { role: 'x'.repeat(101) }],
    ['done', { done: 'x'.repeat(19) }],
    ['done', { done: 'x'.repeat(601) }],
    ['hours', { hours: 0 }],
    ['hours', { hours: 2001 }],
    ['hours', { hours: 1.5 }],
    ['from', { from: '2026-02-30' }],
    ['to', { to: dayInIndia(1) }],
    ['to', { from: dayInIndia(-1), to: dayInIndia(-2) }],
  ])('names %s when it is wrong: %j', async (field, fields) => {
    const { body } = await call('issue', form(await applied(), fields), manager).expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('takes the day of today in India, and no hours', async () => {
    const today = dayInIndia(0);
    const record = await issue({}, { from: today, to: today, hours: null });
    expect(record).toMatchObject({ from: today, to: today, hours: null });
  });

  it('sent twice with one key is one; from two windows at once, the second is refused', async () => {
    const id = await applied();
    const send = (key?: string) => {
      const request = call('issue', form(id), manager);
      return key === undefined ? request : request.set('Idempotency-Key', key);
    };
    const [first, second] = await Promise.all([send('one'), send('one')]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.serial).toBe(first.body.data.serial);

    const other = await applied();
    const replica = await startReplica();
    try {
      const statuses = await Promise.all(
        [app, replica].map(
          async (server) => (await server.call('/user/records/issue', form(other), manager.token)).status,
        ),
      );
      expect(statuses.sort()).toEqual([201, 409]);
    } finally {
      await replica.close();
    }
    expect(await app.rows('SELECT FROM record WHERE application_id = $1', [other])).toHaveLength(1);
  });

  it('keeps hostile text as it is', async () => {
    const hostile = "<img src=x onerror=alert(1)> \u202e %s {{7*7}} '; DROP TABLE record; --";
    const { serial } = await accepted({}, { role: 'a <b>', done: hostile });
    const { body } = await read(serial).expect(200);
    expect(body.data).toMatchObject({ role: 'a <b>', done: hostile });
  });
});

describe('the holder', () => {
  it('accepts: it is signed, and everybody with its address reads and checks it', async () => {
    const by = await joinMember(app, { name: 'Accepting Asha' });
    const { serial } = await issue({ by });
    await answer(serial, true, manager).expect(404);
    await answer(serial, true, stranger).expect(404);
    const { data } = (await answer(serial, true, by).expect(200)).body;
    expect(data).toMatchObject({ serial, state: 'accepted', code: expect.any(String) });
    expect(data.acceptedAt).not.toBeNull();

    const { body } = await read(serial).expect(200);
    expect(body.data).toMatchObject({ ...data, credential: expect.any(String), keyId: expect.any(String) });
    expect((await verify(body.data.credential).expect(200)).body.data).toEqual({
      ...{ isGenuine: true, state: 'accepted' },
    });
    const [head = '', ...rest] = body.data.credential as string;
    const tampered = (head === 'e' ? 'f' : 'e') + rest.join('');
    for (const wrong of [tampered, 'no credential', 'a.b.c']) {
      expect((await verify(wrong).expect(200)).body.data).toEqual({ isGenuine: false, state: null });
    }
    expect(await listOf(stranger, by.id)).toMatchObject([{ serial, state: 'accepted' }]);
  });

  it('refuses: it is gone, and another one can be issued, because the first may have had a mistake', async () => {
    const id = await applied();
    const { serial } = (await call('issue', form(id), manager).expect(201)).body.data;
    await answer(serial, false, stranger).expect(404);
    expect((await answer(serial, false).expect(200)).body.data).toBeNull();
    await answer(serial, false).expect(404);
    await answer(serial, true).expect(404);
    const before = await application(id, manager);
    expect(before).toMatchObject({ state: 'completed', record: null, canIssueRecord: true });
    await call('issue', form(id, { role: 'Designer' }), manager).expect(201);
    await call('issue', form(id), manager).expect(409);
    expect(await application(id, manager)).toMatchObject({ record: { state: 'offered' } });
  });

  it('accepts once, also when the same is refused at once', async () => {
    const { serial } = await issue();
    const statuses = (await Promise.all([answer(serial, true), answer(serial, true)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);

    const other = await issue();
    const [accept, refuse] = await Promise.all([answer(other.serial, true), answer(other.serial, false)]);
    // Who came first has decided.
    expect([accept.status, refuse.status]).toEqual(accept.status === 200 ? [200, 409] : [404, 200]);
    await read(other.serial).expect(accept.status === 200 ? 200 : 404);
  });

  it('removes it in any state, and a kept copy is told that there is none any more', async () => {
    const { serial } = await accepted();
    const { credential } = (await read(serial).expect(200)).body.data;
    await call('remove', { serial }, manager).expect(404);
    await call('remove', { serial }, stranger).expect(404);
    await call('remove', { serial }).expect(200);
    await call('remove', { serial }).expect(404);
    await read(serial).expect(404);
    expect((await verify(credential).expect(200)).body.data).toEqual({ isGenuine: true, state: null });
    await call('remove', { serial: (await issue()).serial }).expect(200);
  });

  it('has the offered ones first', async () => {
    const by = await joinMember(app);
    const offered = await issue({ by });
    const first = await accepted({ by });
    const second = await accepted({ by });
    const { body } = await call('getRecords', { limit: 2 }, by).expect(200);
    expect(body.data.records.map(({ serial }: RecordDto) => serial)).toEqual([offered.serial, second.serial]);
    expect(body.data.pagination).toMatchObject({ total: 3, totalPages: 2 });
    expect((await listOf(stranger, by.id)).map(({ serial }) => serial)).toEqual([
      second.serial,
      first.serial,
    ]);
    expect(await listOf(stranger, 'nobody')).toEqual([]);
  });

  it('is hidden from whom they blocked', async () => {
    const by = await joinMember(app);
    await accepted({ by });
    await app
      .call('/user/safety/setRelation', { userId: stranger.id, relation: 'block' }, by.token)
      .expect(200);
    expect(await listOf(stranger, by.id)).toEqual([]);
    await app
      .call('/user/safety/setRelation', { userId: stranger.id, relation: 'none' }, by.token)
      .expect(200);
  });

  it('cannot accept in the name of a page that was removed, or of who is suspended', async () => {
    const owner = await joinMember(app);
    const on = await makePage(app, owner);
    const first = await issue({ on, managedBy: owner });
    const second = await issue({ on, managedBy: owner });
    const moderator = await signInModerator(app, 'records');
    await app
      .call('/admin/users/setUserStatus', { id: owner.id, status: 'suspended', reason: 'Own' }, moderator)
      .expect(200);
    await answer(first.serial, true).expect(403);
    await app.call('/admin/users/setUserStatus', { id: owner.id, status: 'active' }, moderator).expect(200);
    await answer(first.serial, true).expect(200);
    await app.call('/admin/content/removePage', { id: on, reason: 'Own' }, moderator).expect(200);
    await answer(second.serial, true).expect(403);
    await answer(second.serial, false).expect(200);
    // What was signed stays, without a page to open.
    expect((await read(first.serial).expect(200)).body.data.page.id).toBeNull();
  });
});

describe('revoking a record', () => {
  it('is for who issued it; it stays, and says why', async () => {
    const { serial } = await accepted();
    await revoke(serial, holder).expect(404);
    await revoke(serial, stranger).expect(404);
    await call('revoke', { serial, reason: '' }, manager).expect(400);
    const { data } = (await revoke(serial).expect(200)).body;
    expect(data).toMatchObject({ state: 'revoked', reason: 'Wrong dates', revokedBy: 'page' });
    const { body } = await read(serial).expect(200);
    expect(body.data).toMatchObject({ state: 'revoked', reason: 'Wrong dates' });
    expect((await verify(body.data.credential).expect(200)).body.data).toEqual({
      ...{ isGenuine: true, state: 'revoked' },
    });
    expect(await listOf(stranger, holder.id)).not.toContainEqual(expect.objectContaining({ serial }));
    expect(await listOf(holder)).toContainEqual(expect.objectContaining({ serial, state: 'revoked' }));
    // Nothing follows it.
    await revoke(serial).expect(409);
    await answer(serial, true).expect(409);
    await answer(serial, false).expect(409);
  });

  it('is refused before it is accepted, and happens once beside accepting', async () => {
    const { serial } = await issue();
    await revoke(serial).expect(409);
    const [accept, revoked] = await Promise.all([answer(serial, true), revoke(serial)]);
    expect(accept.status).toBe(200);
    expect([200, 409]).toContain(revoked.status);
    const { body } = await read(serial).expect(200);
    expect(body.data.state).toBe(revoked.status === 200 ? 'revoked' : 'accepted');
  });

  it('by the console is for good, listed and recorded with the reason', async () => {
    const by = await joinMember(app, { name: 'Searched % Patil' });
    const { serial } = await accepted({ by });
    const moderator = await signInModerator(app, 'revoking');
    const admin = (name: string, body: object) => app.call(`/admin/content/${name}`, body, moderator);
    const list = async (fields: object) =>
      (await admin('getRecords', fields).expect(200)).body.data.map((row: RecordDto) => row.serial);
    expect(await list({ search: 'searched %' })).toEqual([serial]);
    expect(await list({ search: 'searched %', state: 'revoked' })).toEqual([]);
    await admin('revokeRecord', { serial, reason: 'No such club' }).expect(200);
    await admin('revokeRecord', { serial, reason: 'No such club' }).expect(409);
    await admin('revokeRecord', { serial: 'none', reason: 'Own' }).expect(404);
    expect(await list({ search: 'searched %', state: 'revoked' })).toEqual([serial]);
    expect((await read(serial).expect(200)).body.data).toMatchObject({
      ...{ state: 'revoked', reason: 'No such club', revokedBy: 'console' },
    });
    const events = await app.rows(
      `SELECT member_id, details FROM audit_event WHERE action = 'record_revoked' AND member_id = $1`,
      [by.id],
    );
    expect(events).toEqual([{ member_id: by.id, details: { reason: 'No such club', serial } }]);
  });
});

describe('with the accounts of both sides', () => {
  const deleteAccount = (member: TestMember) =>
    app.call('/user/account/delete', { password: PASSWORD }, member.token).expect(200);
  const purge = async (member: TestMember) => {
    await app.rows(`UPDATE member SET deleted_at = now() - interval '31 days' WHERE id = $1`, [member.id]);
    await app.nest.get(AccountPurgeService).purge(new AbortController().signal);
  };

  it('a holder’s deletion hides it, restoring shows it, and the purge deletes it', async () => {
    const by = await joinMember(app);
    const { serial } = await accepted({ by });
    const { credential } = (await read(serial).expect(200)).body.data;
    await deleteAccount(by);
    await read(serial).expect(404);
    expect((await verify(credential).expect(200)).body.data).toEqual({ isGenuine: true, state: null });
    await revoke(serial).expect(404);
    await app.call('/user/account/restore', { emailOrPhone: by.email, password: PASSWORD }).expect(200);
    await read(serial).expect(200);
    await app.rows('SELECT set_member_deleted($1, now())', [by.id]);
    await purge(by);
    expect(await app.rows('SELECT FROM record WHERE serial = $1', [serial])).toEqual([]);
  });

  it('the issuer’s deletion leaves it, also when they are purged with the page', async () => {
    const owner = await joinMember(app, { name: 'Leaving Owner' });
    const on = await makePage(app, owner);
    const { serial } = await accepted({ on, managedBy: owner });
    await deleteAccount(owner);
    expect((await read(serial).expect(200)).body.data).toMatchObject({
      ...{ page: { id: null }, issuer: 'Leaving Owner', state: 'accepted' },
    });
    await purge(owner);
    expect(await app.rows('SELECT FROM member WHERE id = $1', [owner.id])).toEqual([]);
    const { data } = (await read(serial).expect(200)).body;
    expect(data).toMatchObject({
      page: { id: null, name: 'Nakshatra Robotics Club' },
      issuer: 'Leaving Owner',
    });
    expect((await verify(data.credential).expect(200)).body.data.state).toBe('accepted');
  });

  it('nobody sees those of who has all content withheld', async () => {
    const by = await joinMember(app);
    const { serial } = await accepted({ by });
    await app.rows('SELECT set_content_withheld($1, true)', [by.id]);
    await read(serial).expect(404);
    expect(await listOf(stranger, by.id)).toEqual([]);
    await app.rows('SELECT set_content_withheld($1, false)', [by.id]);
    await read(serial).expect(200);
  });

  it('the export has records, issued ones, and credentials as files', async () => {
    const by = await joinMember(app);
    const owner = await joinMember(app);
    const on = await makePage(app, owner);
    const { serial } = await accepted({ by, on, managedBy: owner });
    const offered = await issue({ by, on, managedBy: owner });
    const filesOf = async (member: TestMember) => {
      const { body } = await app
        .call('/user/account/export', {}, member.token)
        .responseType('blob')
        .expect(200);
      return unzip(body as Buffer);
    };
    const own = await filesOf(by);
    const rows = JSON.parse(own.get('records.json')!.toString()) as RecordDto[];
    expect(rows).toMatchObject([
      { serial, state: 'accepted' },
      { serial: offered.serial, state: 'offered' },
    ]);
    const credential = own.get(`credentials/${serial}.jwt`)!.toString();
    expect((await verify(credential).expect(200)).body.data).toEqual({ isGenuine: true, state: 'accepted' });
    expect([...own.keys()].filter((name) => name.startsWith('credentials/'))).toHaveLength(1);
    const issued = JSON.parse((await filesOf(owner)).get('issuedRecords.json')!.toString()) as RecordDto[];
    expect(issued.map((row) => row.serial)).toEqual([serial, offered.serial]);
  });
});
