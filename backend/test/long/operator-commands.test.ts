import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startApp, type TestApp } from '../support/app.js';
import { campus, campusProcess, type Ended } from '../support/campus.js';
import { joinMember, PASSWORD, signIn } from '../support/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Runs `campus` on the app's database. */
const run = (args: string, env: Record<string, string> = {}): Promise<Ended> =>
  campus(args.split(' '), { DATABASE_URL: process.env.DATABASE_URL!, ...env });
/** The output of a command that succeeds. */
async function done(args: string, env: Record<string, string> = {}): Promise<string> {
  const ended = await run(args, env);
  expect(ended).toMatchObject({ status: 0, errors: '' });
  return ended.output;
}
const refused = (message: string) => ({ status: 1, output: '', errors: expect.stringContaining(message) });

const login = (userName: string, password: string) => app.call('/admin/auth/login', { userName, password });
const tokenOf = async (userName: string, password: string): Promise<string> =>
  (await login(userName, password).expect(200)).body.token;
const stats = (token: string) => app.call('/admin/users/getUsersStats', {}, token);
const audited = async (action: string) =>
  (
    await app.rows<{ actor: string; details: object }>(
      'SELECT actor_kind AS actor, details FROM audit_event WHERE action = $1 ORDER BY id',
      [action],
    )
  ).map(({ actor, details }) => ({ actor, ...details }));

describe('an operator', () => {
  it('creates administrators, each once, with a given or a generated password', async () => {
    await done('admin create registrar', { ADMIN_PASSWORD: PASSWORD });
    await tokenOf('registrar', PASSWORD);
    expect(await done('admin create', { ADMIN_USER_NAME: 'Registrar' })).toBe(
      'The administrator Registrar exists already.',
    );
    await tokenOf('registrar', PASSWORD);
    const [, made] =
      /^Made the administrator admin with the password (\S+)$/.exec(await done('admin create')) ?? [];
    await tokenOf('admin', made!);
    expect(await audited('administrator_added')).toHaveLength(2);
  });

  it('sets a forgotten password, and ends all sessions started with the old one', async () => {
    await done('admin create dean', { ADMIN_PASSWORD: PASSWORD });
    const before = await tokenOf('dean', PASSWORD);
    const output = await done('admin password DEAN');
    const [, made] = /has the password (\S+)$/.exec(output) ?? [];
    await stats(before).expect(401);
    await login('dean', PASSWORD).expect(401);
    await stats(await tokenOf('dean', made!)).expect(200);
    expect(await audited('administrator_password_set')).toEqual([
      { actor: 'system', administratorId: expect.any(String) },
    ]);
  });

  it('removes an administrator, but never the only one', async () => {
    await app.rows(`DELETE FROM administrator WHERE user_name <> 'registrar'`);
    expect(await run('admin remove registrar')).toEqual(
      refused('registrar is the only administrator who can sign in: make another one first'),
    );
    await done('admin create warden', { ADMIN_PASSWORD: PASSWORD });
    const token = await tokenOf('registrar', PASSWORD);
    await done('admin remove registrar');
    await stats(token).expect(401);
    await login('registrar', PASSWORD).expect(401);
    expect(await audited('administrator_removed')).toHaveLength(1);
  });

  it('gets an error when there is no such administrator, or the password is a common one', async () => {
    for (const command of ['admin password', 'admin remove']) {
      expect(await run(`${command} nobody`)).toEqual(refused('There is no administrator nobody'));
      expect(await run(command)).toEqual(refused('give it as NAME'));
    }
    for (const command of ['admin create', 'admin password']) {
      const common = await run(`${command} warden`, { ADMIN_PASSWORD: 'password' });
      expect(common).toEqual(refused('ADMIN_PASSWORD must have'));
    }
  });

  it('needs no DATABASE_URL while npm start runs, which writes it to its data directory', async () => {
    const DATA_DIR = path.join(app.dataDir, 'local');
    await mkdir(DATA_DIR);
    const command = () => campusProcess(['admin', 'create', 'beside'], { DATA_DIR });
    expect(await command()).toEqual(refused('Set DATABASE_URL'));
    await writeFile(path.join(DATA_DIR, 'database.json'), JSON.stringify({ url: process.env.DATABASE_URL }));
    expect(await command()).toEqual({
      status: 0,
      output: expect.stringMatching(/^Made the administrator beside with the password /),
      errors: expect.stringContaining('using the database that npm start runs'),
    });
  });

  it('signs a member out everywhere, and the member may sign in again', async () => {
    const member = await joinMember(app);
    const other = await joinMember(app);
    const second = await signIn(app, member.email);
    await done(`member sign-out ${member.id}`);
    const feed = (token: string) => app.call('/user/feeds/getAllFeeds', {}, token);
    await feed(member.token).expect(401);
    await feed(second).expect(401);
    await feed(other.token).expect(200);
    await feed(await signIn(app, member.email)).expect(200);
    expect(await audited('session_ended')).toEqual([{ actor: 'system', all: 'true' }]);
    expect(await run('member sign-out 999999')).toEqual(refused('There is no member 999999'));
    expect(await run('member sign-out Asha')).toEqual(refused('"Asha" is not the number of a member'));
  });
});
