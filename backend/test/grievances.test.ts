import { GrievancesService } from '../src/modules/grievances/grievances.service.js';
import { startApp, startReplica, type TestApp } from './support/app.js';
import { joinMember, signInAdministrator, signInModerator } from './support/factories.js';
import { beginElsewhere, someoneWaitsForALock } from './support/locks.js';
import { mailsTo, untilMailsAreSent } from './support/mails.js';

const SITE = 'https://campus.example';
const OFFICER = { GRIEVANCE_OFFICER: 'Dr. Lata Rao', GRIEVANCE_EMAIL: 'grievance@college.example' };
const TEXT = 'My account was suspended without a reason.\n\nमुझे कारण नहीं बताया गया।';

let app: TestApp;
let registrar: string;
let other: string;
beforeAll(async () => {
  app = await startApp({
    MEMBER_ORIGIN: SITE,
    LIMIT_GRIEVANCE: '1000/3600',
    LIMIT_GRIEVANCE_READ: '1000/3600',
    LIMIT_MAILBOX: '3/3600',
    ...OFFICER,
  });
  registrar = await signInAdministrator(app, 'registrar.grievances');
  other = await signInAdministrator(app, 'dean.grievances');
});
afterAll(() => app.close());
beforeEach(() => app.rows('DELETE FROM grievance'));

let senders = 0;
const form = (more: object = {}) => ({
  name: 'Ananya Verma',
  email: `sender${(senders += 1)}@example.in`,
  text: TEXT,
  ...more,
});
const send = async (more: object = {}) =>
  (await app.call('/public/sendGrievance', form(more)).expect(201)).body.data;
const look = (reference: string, key: string) => app.call('/public/getGrievance', { reference, key });
const read = async ({ reference, key }: { reference: string; key: string }) =>
  (await look(reference, key).expect(200)).body.data;
const answer = (reference: string, text = 'We looked again.', as = registrar) =>
  app.call('/admin/grievances/answer', { reference, answer: text }, as);
const list = async (body: object = {}) =>
  (await app.call('/admin/grievances/get', body, registrar).expect(200)).body.data;
const stored = async () => (await app.rows('SELECT FROM grievance')).length;
/** Another process, whose operator has named nobody. */
async function withoutOfficer(): Promise<TestApp> {
  process.env.GRIEVANCE_OFFICER = '';
  const replica = await startReplica();
  process.env.GRIEVANCE_OFFICER = OFFICER.GRIEVANCE_OFFICER;
  return replica;
}
const mailed = async (email: string) => {
  await untilMailsAreSent(app);
  return mailsTo(app, email);
};

describe('a grievance', () => {
  it('is sent without an account, and read with its reference and key, as typed with or without gaps', async () => {
    const sent = await send();
    expect(sent.reference).toMatch(/^[A-Z2-7]{4}-[A-Z2-7]{4}$/);
    expect(sent.key).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    const found = await read(sent);
    expect(found).toMatchObject({ reference: sent.reference, state: 'open', text: TEXT, answer: null });
    expect(Date.parse(found.dueAt) - Date.parse(found.sentAt)).toBe(7 * 24 * 60 * 60 * 1000);
    const bare = (code: string) => code.replaceAll('-', ' ').toLowerCase();
    expect(await read({ reference: bare(sent.reference), key: bare(sent.key) })).toEqual(found);
  });

  it('is sent by a suspended member, whose sign-in is refused', async () => {
    const member = await joinMember(app);
    await app
      .call('/admin/users/setUserStatus', { id: member.id, status: 'suspended', reason: 'x' }, registrar)
      .expect(200);
    const body = form({ email: member.email });
    const sent = await app.call('/public/sendGrievance', body, member.token).expect(201);
    await read(sent.body.data);
  });

  it('is the same for the same form sent twice, also at once to two processes', async () => {
    const replica = await startReplica();
    const body = form({ attempt: 'a'.repeat(22) });
    const answers = await Promise.all(
      [app, replica, app, replica].map((process) => process.call('/public/sendGrievance', body).expect(201)),
    );
    await replica.close();
    const [first, ...others] = answers.map((one) => one.body.data);
    for (const one of others) expect(one).toEqual(first);
    expect(await stored()).toBe(1);
    expect(await mailed(body.email)).toHaveLength(1);
    // What was typed since is another one: nothing typed is lost.
    const more = await send({ ...body, text: 'Something else' });
    expect(more.reference).not.toBe(first.reference);
  });

  it('says which field is wrong', async () => {
    const wrong = { name: ' ', email: 'nobody', text: '', attempt: 'short' };
    const { body } = await app.call('/public/sendGrievance', wrong).expect(400);
    expect(Object.keys(body.errors).sort()).toEqual(['attempt', 'email', 'name', 'text']);
    await app.call('/public/sendGrievance', form({ text: 'a'.repeat(5001) })).expect(400);
    expect(await stored()).toBe(0);
  });

  it('is found by nobody without its key; an unknown reference and a wrong key get the same answer', async () => {
    const mine = await send();
    const theirs = await send();
    const wrongKey = await look(mine.reference, theirs.key).expect(404);
    const unknown = await look('AAAA-AAAA', mine.key).expect(404);
    const known = ({ requestId: _, ...body }: Record<string, unknown>) => body;
    expect(known(wrongKey.body)).toEqual(known(unknown.body));
    await look("' OR true --", 'x').expect(404);
    await look(mine.reference, 'ü'.repeat(100)).expect(404);
    // The key is stored nowhere.
    const plain = mine.key.replaceAll('-', '');
    const leaked = await app.rows(
      `SELECT FROM grievance g WHERE to_jsonb(g)::text ILIKE '%' || $1 || '%' OR encode(key_hash, 'escape') ILIKE '%' || $1 || '%'`,
      [plain],
    );
    expect(leaked).toEqual([]);
  });
});

describe('its mails', () => {
  it('say that it arrived and that it has its answer, with the reference and the page, and nothing else of it', async () => {
    const email = 'told@example.in';
    const { reference, key } = await send({ email });
    await answer(reference, 'The suspension was lifted.').expect(200);
    const mails = await mailed(email);
    expect(mails.map((mail) => /Subject: (.*)\r\n/.exec(mail)?.[1])).toEqual([
      `Your grievance ${reference} has arrived`,
      `Your grievance ${reference} has its answer`,
    ]);
    for (const mail of mails) {
      expect(mail).toContain(`${SITE}/grievance?reference=${reference}`);
      expect(mail).not.toContain(key);
      expect(mail).not.toMatch(/suspen|lifted|Ananya/i);
    }
  });

  it('are not more to one mailbox than its limit, whoever types it', async () => {
    for (let n = 0; n < 5; n += 1) await send({ email: `flooded+${n}@example.in` });
    await untilMailsAreSent(app);
    const sent = await Promise.all([0, 1, 2, 3, 4].map((n) => mailsTo(app, `flooded+${n}@example.in`)));
    expect(sent.flat()).toHaveLength(3);
    expect(await stored()).toBe(5);
  });
});

describe('administrators', () => {
  it('read open ones by when they are due, and answered ones with who answered', async () => {
    const [late, next] = [await send(), await send()];
    await app.rows(`UPDATE grievance SET due_at = due_at - interval '8 days' WHERE reference = $1`, [
      late.reference.replace('-', ''),
    ]);
    const { grievances, pagination } = await list();
    expect(pagination.total).toBe(2);
    expect(grievances.map((one: { reference: string }) => one.reference)).toEqual([
      late.reference,
      next.reference,
    ]);
    expect(grievances[0]).toMatchObject({ name: 'Ananya Verma', text: TEXT, answeredBy: null });
    expect(JSON.stringify(grievances)).not.toMatch(/key/i);
    await answer(next.reference, 'नमस्ते। We looked again.').expect(200);
    expect((await list()).pagination.total).toBe(1);
    expect((await list({ state: 'answered' })).grievances).toEqual([
      expect.objectContaining({ reference: next.reference, answeredBy: 'registrar.grievances' }),
    ]);
    expect(await read(next)).toMatchObject({ state: 'answered', answer: 'नमस्ते। We looked again.' });
  });

  it('answer once: of two at the same moment one wins, and one is told', async () => {
    const email = 'once@example.in';
    const { reference, key } = await send({ email });
    const elsewhere = await beginElsewhere();
    await elsewhere.run('SELECT FROM grievance WHERE reference = $1 FOR UPDATE', [
      reference.replace('-', ''),
    ]);
    const both = [answer(reference, 'First'), answer(reference, 'Second', other)].map((one) =>
      one.then(({ status, body }) => ({ status, error: body.error })),
    );
    await someoneWaitsForALock(app, 2);
    await elsewhere.commit();
    const answers = await Promise.all(both);
    expect(answers).toEqual(
      expect.arrayContaining([
        { status: 200, error: undefined },
        { status: 409, error: 'state_changed' },
      ]),
    );
    const kept = answers[0]?.status === 200 ? 'First' : 'Second';
    expect((await read({ reference, key })).answer).toBe(kept);
    expect(await mailed(email)).toHaveLength(2);
    const events = await app.rows(
      `SELECT details FROM audit_event WHERE action = 'grievance_answered' AND details ->> 'grievance' = $1`,
      [reference],
    );
    expect(events).toEqual([{ details: { grievance: reference } }]);
  });

  it('get 404 for a grievance that is gone; moderators are refused', async () => {
    await answer('AAAA-AAAA').expect(404);
    const { reference } = await send();
    const warden = await signInModerator(app, 'warden.grievances');
    await answer(reference, 'x', warden).expect(403);
    await app.call('/admin/grievances/get', {}, warden).expect(403);
    expect((await list()).pagination.total).toBe(1);
  });

  it('see on their home how many wait and are late, and whether an officer is named; moderators see no numbers', async () => {
    const attention = async (as: string, of: TestApp = app) =>
      (await of.call('/admin/settings/getAttention', {}, as).expect(200)).body.data;
    await send();
    const { reference } = await send();
    await app.rows(`UPDATE grievance SET due_at = now() - interval '1 second' WHERE reference = $1`, [
      reference.replace('-', ''),
    ]);
    expect(await attention(registrar)).toMatchObject({
      waitingGrievances: 2,
      lateGrievances: 1,
      namesGrievanceOfficer: true,
    });
    const warden = await signInModerator(app, 'warden.attention');
    expect(await attention(warden)).toMatchObject({ waitingGrievances: null, lateGrievances: null });
    const unset = await withoutOfficer();
    expect((await attention(registrar, unset)).namesGrievanceOfficer).toBe(false);
    await unset.close();
  });
});

describe('the grievance officer', () => {
  it('is told to everybody, with what the operator has set', async () => {
    const { body } = await app.call('/public/getGrievanceOfficer', {}).expect(200);
    const unset = { phone: null, address: null, days: 7 };
    expect(body.data).toEqual({ name: 'Dr. Lata Rao', email: 'grievance@college.example', ...unset });
  });
});

describe('after 180 days', () => {
  it('an answered grievance is deleted with its name and address; an open one stays', async () => {
    const [old, fresh, open] = [await send(), await send(), await send()];
    for (const { reference } of [old, fresh]) await answer(reference).expect(200);
    await app.rows(
      `UPDATE grievance SET sent_at = sent_at - interval '181 days', due_at = due_at - interval '181 days',
              answered_at = answered_at - interval '181 days' WHERE reference = ANY ($1)`,
      [[old, open].map(({ reference }) => reference.replace('-', ''))],
    );
    await app.nest.get(GrievancesService).forget();
    await look(old.reference, old.key).expect(404);
    await read(fresh);
    await read(open);
    expect(await stored()).toBe(2);
  });
});
