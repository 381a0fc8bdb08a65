import { startApp, type TestApp } from './support/app.js';
import { joinMember, PASSWORD, signIn, signInAdministrator, type TestMember } from './support/factories.js';

let app: TestApp;
let registrar: string;
let proctor: string;
beforeAll(async () => {
  app = await startApp({ LIMIT_LOGIN_ACCOUNT_ADDRESS: '5/900' });
  registrar = await signInAdministrator(app, 'registrar');
  proctor = await signInAdministrator(app, 'proctor');
});
afterAll(() => app.close());

const setStatus = ({ id }: TestMember, form: object) =>
  app.call('/admin/users/setUserStatus', { id, ...form }, registrar).expect(200);
async function suspended(form: object = {}): Promise<TestMember> {
  const member = await joinMember(app);
  await setStatus(member, { status: 'suspended', reason: 'Shouting', ...form });
  return member;
}
const appeal = ({ email }: Pick<TestMember, 'email'>, password = PASSWORD, text = 'It was not me') =>
  app.call('/user/safety/appealSuspension', { emailOrPhone: email, password, text });
const waiting = async () =>
  (await app.call('/admin/review/getCases', { limit: 50 }, proctor).expect(200)).body.data.cases;

it('enters the queue, and somebody else than who suspended reverses it', async () => {
  const member = await suspended();
  await appeal(member).expect(201);
  const entry = (await waiting()).find(({ User }: { User: { id: string } }) => User.id === member.id);
  expect(entry).toMatchObject({ kind: 'member', state: 'appealed', source: 'console' });
  const found = (await app.call('/admin/review/getCase', { id: entry.id }, proctor).expect(200)).body.data;
  expect(found.appeal).toMatchObject({ text: 'It was not me', isDecidable: true });
  const answer = { id: entry.id, version: found.version, outcome: 'overturned', reply: 'We believe you' };
  await app.call('/admin/review/decideAppeal', answer, registrar).expect(403);
  await app.call('/admin/review/decideAppeal', answer, proctor).expect(200);
  const token = await signIn(app, member.email);
  const { body } = await app.call('/user/notifications/getAll', {}, token).expect(200);
  const [notice] = body.data.notifications;
  expect(notice.notice).toMatchObject({ about: 'appeal', hasActed: false, note: 'We believe you' });
});

it('of who could decide alone is answered by them, while others have yet to choose a password', async () => {
  const member = await suspended();
  await appeal(member).expect(201);
  const entry = (await waiting()).find(({ User }: { User: { id: string } }) => User.id === member.id);
  const own = async () =>
    (await app.call('/admin/review/getCase', { id: entry.id }, registrar).expect(200)).body.data;
  expect((await own()).appeal.isDecidable).toBe(false);
  await app.rows(`UPDATE administrator SET password_hash = NULL WHERE user_name = 'proctor'`);
  const { appeal: asked, version } = await own();
  expect(asked.isDecidable).toBe(true);
  const answer = { id: entry.id, version, outcome: 'upheld', reply: 'It holds' };
  await app.call('/admin/review/decideAppeal', answer, registrar).expect(200);
  await app.rows(`UPDATE administrator SET password_hash = 'x' WHERE user_name = 'proctor'`);
});

it('tells nothing before the password is right: neither whether there is an account, nor whether it is suspended', async () => {
  const [member, active] = [await suspended(), await joinMember(app)];
  const deleted = await joinMember(app);
  await app.call('/user/account/delete', { password: PASSWORD }, deleted.token).expect(200);
  const answers = new Set<string>();
  for (const email of [member.email, active.email, deleted.email, 'nobody@example.in']) {
    const { status, body } = await appeal({ email }, 'wrong password');
    answers.add(JSON.stringify({ status, ...body, requestId: '' }));
    // The same as at the sign-in.
    const login = await app.call('/user/auth/login', { emailOrPhone: email, password: 'wrong password' });
    answers.add(JSON.stringify({ status: login.status, ...login.body, requestId: '' }));
  }
  expect([...answers]).toHaveLength(1);
  expect((await appeal(active).expect(409)).body.message).toBe('This account is not suspended');
});

it('counts wrong passwords together with the sign-in', async () => {
  const member = await suspended();
  let status = 0;
  for (let attempt = 0; attempt < 9 && status !== 429; attempt += 1) {
    ({ status } = await appeal(member, 'wrong password'));
  }
  expect(status).toBe(429);
  const login = { emailOrPhone: member.email, password: PASSWORD };
  await app.call('/user/auth/login', login).expect(429);
});

it('is made once for each suspension, within 30 days, while it lasts', async () => {
  const member = await suspended();
  await appeal(member).expect(201);
  expect((await appeal(member).expect(409)).body.message).toBe('You have asked for a second look already');
  await setStatus(member, { status: 'active' });
  await appeal(member).expect(409);
  await setStatus(member, { status: 'suspended', reason: 'Again' });
  await app.rows(
    `UPDATE review_case SET decided_at = decided_at - interval '30 days' WHERE member_id = $1 AND state = 'decided'`,
    [member.id],
  );
  expect((await appeal(member).expect(409)).body.message).toBe('This was decided more than 30 days ago');
  const ending = await suspended({ until: new Date(Date.now() + 60_000).toISOString() });
  await app.rows(`UPDATE review_case SET until = now() WHERE member_id = $1`, [ending.id]);
  await app.rows(`UPDATE member SET suspended_until = now() WHERE id = $1`, [ending.id]);
  await appeal(ending).expect(409);
  await appeal(await suspended(), PASSWORD, '').expect(400);
  await appeal(await suspended(), PASSWORD, 'x'.repeat(2001)).expect(400);
});
