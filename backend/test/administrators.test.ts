import { startApp, type TestApp } from './support/app.js';
import { PASSWORD, signInAdministrator, signInModerator } from './support/factories.js';
import { mailsTo, untilMailsAreSent } from './support/mails.js';

let app: TestApp;
let registrar: string;
beforeAll(async () => {
  app = await startApp();
  registrar = await signInAdministrator(app);
});
afterAll(() => app.close());

const act = (call: string, fields: object, by = registrar, password = PASSWORD) =>
  app.call(`/admin/administrators/${call}`, { password, ...fields }, by);
const idOf = async (userName: string): Promise<string> =>
  (await app.rows<{ id: string }>('SELECT id FROM administrator WHERE user_name = $1', [userName]))[0]!.id;
const complete = (link: string, password = 'a brand new umbrella') =>
  app.call('/admin/auth/completeSetup', { token: link.split('#')[1], password });
const signIn = (userName: string, password = 'a brand new umbrella') =>
  app.call('/admin/auth/login', { userName, password });
const lastEvent = async () =>
  (await app.rows('SELECT action, actor_id, details FROM audit_event ORDER BY id DESC LIMIT 1'))[0];
async function make(userName: string, role = 'moderator', more: object = {}): Promise<string> {
  const { body } = await act('create', { userName, role, ...more }).expect(200);
  return body.data.link;
}

describe('a new account of the console', () => {
  it('is made without a password, with a link to choose one, which works once', async () => {
    const response = await act('create', { userName: 'priya', role: 'moderator' }).expect(200);
    const { link, expiresAt, isMailed } = response.body.data;
    expect(link).toMatch(/^http:\/\/localhost:5174\/admin\/setup#[\w-]{43}$/);
    expect((Date.parse(expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(72, 1);
    expect(isMailed).toBe(false);
    expect(await lastEvent()).toEqual({
      action: 'administrator_added',
      actor_id: await idOf('registrar'),
      details: { administratorId: await idOf('priya'), role: 'moderator' },
    });
    await signIn('priya', '').expect(400);
    expect((await complete(link).expect(200)).body.data).toEqual({ userName: 'priya' });
    const { body } = await signIn('priya').expect(200);
    await app.call('/admin/review/getCases', {}, body.data.token).expect(200);
    await app.call('/admin/administrators/get', {}, body.data.token).expect(403);
    expect((await complete(link).expect(400)).body.error).toBe('reset_link_dead');
    await signIn('priya').expect(200);
  });

  it('keeps only the digest of its link', async () => {
    const link = await make('digest');
    const stored = await app.rows('SELECT * FROM administrator_setup');
    expect(JSON.stringify(stored)).not.toContain(link.split('#')[1]);
    const log = await app.rows('SELECT details FROM audit_event');
    expect(JSON.stringify(log)).not.toContain(link.split('#')[1]);
  });

  it('gets one password of two that are chosen at once', async () => {
    const link = await make('twice');
    const both = await Promise.all([complete(link, 'one brand new umbrella'), complete(link)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is not set up with a link that is too old, invented, or a guessable password', async () => {
    const link = await make('late');
    expect((await complete(link, 'password123').expect(400)).body.errors).toHaveProperty('password');
    expect((await complete(link, 'LATE').expect(400)).body.errors).toHaveProperty('password');
    await complete('#invented').expect(400);
    await app.rows(`UPDATE administrator_setup SET expires_at = now() - interval '1 second'`);
    expect((await complete(link).expect(400)).body.error).toBe('reset_link_dead');
    await signIn('late').expect(401);
  });

  it('with an address gets a link by mail, too; whichever is used first ends the other', async () => {
    const shown = await make('mailed', 'moderator', { email: 'matron@example.in' });
    await untilMailsAreSent(app);
    const [mail = ''] = await mailsTo(app, 'matron@example.in');
    const [mailed = ''] = /http\S+/.exec(mail) ?? [];
    expect(mailed).not.toBe(shown);
    await complete(mailed).expect(200);
    await complete(shown).expect(400);
  });

  it('has a name and an address of its own', async () => {
    await make('unique', 'moderator', { email: 'unique@example.in' });
    const name = await act('create', { userName: 'UNIQUE', role: 'moderator' }).expect(409);
    expect(name.body.errors).toEqual({ userName: 'This user ID is taken' });
    const address = { userName: 'another', role: 'moderator', email: 'Unique@example.in' };
    const taken = await act('create', address).expect(409);
    expect(taken.body.errors).toEqual({ email: 'Another account has this email' });
  });
});

it('the list has each account with its role and latest sign-in', async () => {
  await signInModerator(app, 'a first one');
  await make('a second one', 'administrator', { email: 'second@example.in' });
  const { body } = await act('get', {}).expect(200);
  const [first, second] = body.data.administrators;
  expect(first).toEqual({
    id: await idOf('a first one'),
    userName: 'a first one',
    email: null,
    role: 'moderator',
    createdAt: expect.stringMatching(/Z$/),
    lastSignInAt: expect.stringMatching(/Z$/),
    isSetUp: true,
    hasSecondFactor: false,
  });
  expect(second).toMatchObject({ email: 'second@example.in', lastSignInAt: null, isSetUp: false });
  expect(body.data.pagination.total).toBe(body.data.administrators.length);
});

describe('changing an account', () => {
  it('of any kind needs the own password', async () => {
    await signInModerator(app, 'before');
    const id = await idOf('before');
    for (const [call, fields] of [
      ['create', { userName: 'nobody', role: 'moderator' }],
      ['setRole', { id, role: 'administrator' }],
      ['remove', { id }],
      ['reset', { id }],
    ] as const) {
      const response = await act(call, fields, registrar, 'not the password').expect(400);
      expect(response.body.errors).toEqual({ password: 'This is not your current password' });
    }
    expect(await app.rows('SELECT role FROM administrator WHERE id = $1', [id])).toEqual([
      { role: 'moderator' },
    ]);
  });

  it('of its role holds at once in the sessions that are open, and is recorded', async () => {
    const proctor = await signInAdministrator(app, 'proctor');
    const id = await idOf('proctor');
    await act('get', {}, proctor).expect(200);
    await act('setRole', { id, role: 'moderator' }).expect(200);
    expect(await lastEvent()).toMatchObject({
      action: 'administrator_role_set',
      details: { administratorId: id, role: 'moderator' },
    });
    await act('get', {}, proctor).expect(403);
    await app.call('/admin/review/getCases', {}, proctor).expect(200);
    await act('setRole', { id, role: 'administrator' }).expect(200);
    await act('get', {}, proctor).expect(200);
  });

  it('removing it ends its sessions at once', async () => {
    const gone = await signInModerator(app, 'gone');
    await act('remove', { id: await idOf('gone') }).expect(200);
    expect(await lastEvent()).toMatchObject({ action: 'administrator_removed' });
    await app.call('/admin/review/getCases', {}, gone).expect(401);
    await signIn('gone', PASSWORD).expect(401);
  });

  it('a reset ends its password and sessions, and the link sets another one', async () => {
    const forgetful = await signInModerator(app, 'forgetful');
    const { body } = await act('reset', { id: await idOf('forgetful') }).expect(200);
    await app.call('/admin/review/getCases', {}, forgetful).expect(401);
    await signIn('forgetful', PASSWORD).expect(401);
    const again = await act('reset', { id: await idOf('forgetful') }).expect(200);
    await complete(body.data.link).expect(400);
    await complete(again.body.data.link).expect(200);
    await signIn('forgetful').expect(200);
  });

  it('is not possible for one that is gone, and nobody resets their own', async () => {
    await act('setRole', { id: '999999', role: 'moderator' }).expect(404);
    for (const call of ['remove', 'reset']) await act(call, { id: '999999' }).expect(404);
    await act('reset', { id: await idOf('registrar') }).expect(400);
  });
});

describe('the last administrator', () => {
  let other: string;
  beforeEach(async () => {
    await app.rows(`DELETE FROM administrator WHERE user_name <> 'registrar'`);
    await app.rows(`UPDATE administrator SET role = 'administrator'`);
    other = await signInAdministrator(app, 'other');
  });

  it('stays, also beside moderators and administrators who have yet to choose a password', async () => {
    await act('remove', { id: await idOf('other') }).expect(200);
    await signInModerator(app, 'moderator');
    await make('yet to come', 'administrator');
    const id = await idOf('registrar');
    for (const [call, fields] of [
      ['remove', { id }],
      ['setRole', { id, role: 'moderator' }],
    ] as const) {
      expect((await act(call, fields).expect(409)).body.error).toBe('last_administrator');
    }
    await act('get', {}).expect(200);
  });

  it('of two who remove, lower or reset each other at once, one stays', async () => {
    const [a, b] = [await idOf('registrar'), await idOf('other')];
    const [first, second] = await Promise.all([
      act('setRole', { id: b, role: 'moderator' }, registrar),
      act('remove', { id: a }, other),
    ]);
    expect([first.status, second.status].filter((status) => status === 200)).toHaveLength(1);
    const left = await app.rows(`SELECT id FROM administrator WHERE role = 'administrator'`);
    expect(left).toHaveLength(1);
    // The next tests need this one.
    await app.rows(`UPDATE administrator SET user_name = 'registrar', role = 'administrator' WHERE id = $1`, [
      (left[0] as { id: string }).id,
    ]);
  });
});
