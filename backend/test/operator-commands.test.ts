import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jest } from '@jest/globals';
import {
  createAdministrator,
  removeAdministrator,
  setAdministratorPassword,
} from '../src/modules/admin/administrators/administrator-commands.js';
import { signMemberOut } from '../src/modules/admin/users/sign-member-out.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, PASSWORD, signIn } from './support/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Command = (environment: NodeJS.ProcessEnv, print: (line: string) => void) => Promise<void>;

/** The command's output. */
async function run(command: Command, env: Record<string, string>): Promise<string> {
  const lines: string[] = [];
  await command({ DATABASE_URL: process.env.DATABASE_URL, ...env }, (line) => lines.push(line));
  return lines.join('\n');
}
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
    await run(createAdministrator, { ADMIN_USER_NAME: 'registrar', ADMIN_PASSWORD: PASSWORD });
    await tokenOf('registrar', PASSWORD);
    expect(await run(createAdministrator, { ADMIN_USER_NAME: 'Registrar' })).toBe(
      'The administrator Registrar exists already.',
    );
    await tokenOf('registrar', PASSWORD);
    const [, made] = /with the password (\S+)$/.exec(await run(createAdministrator, {})) ?? [];
    await tokenOf('admin', made!);
    expect(await audited('administrator_added')).toHaveLength(2);
  });

  it('sets a forgotten password, and ends all sessions started with the old one', async () => {
    await run(createAdministrator, { ADMIN_USER_NAME: 'dean', ADMIN_PASSWORD: PASSWORD });
    const before = await tokenOf('dean', PASSWORD);
    const output = await run(setAdministratorPassword, { ADMIN_USER_NAME: 'DEAN' });
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
    const only = run(removeAdministrator, { ADMIN_USER_NAME: 'registrar' });
    await expect(only).rejects.toThrow('registrar is the only administrator: make another one first');
    await run(createAdministrator, { ADMIN_USER_NAME: 'warden', ADMIN_PASSWORD: PASSWORD });
    const token = await tokenOf('registrar', PASSWORD);
    await run(removeAdministrator, { ADMIN_USER_NAME: 'registrar' });
    await stats(token).expect(401);
    await login('registrar', PASSWORD).expect(401);
    expect(await audited('administrator_removed')).toHaveLength(1);
  });

  it('gets an error when there is no such administrator, or the password is a common one', async () => {
    for (const command of [setAdministratorPassword, removeAdministrator]) {
      await expect(run(command, { ADMIN_USER_NAME: 'nobody' })).rejects.toThrow(
        'There is no administrator nobody',
      );
      await expect(run(command, {})).rejects.toThrow('ADMIN_USER_NAME must have');
    }
    for (const command of [createAdministrator, setAdministratorPassword]) {
      const common = run(command, { ADMIN_USER_NAME: 'warden', ADMIN_PASSWORD: 'password' });
      await expect(common).rejects.toThrow('ADMIN_PASSWORD must have');
    }
  });

  it('needs no DATABASE_URL while npm start runs, which writes it to its data directory', async () => {
    const DATA_DIR = path.join(app.dataDir, 'local');
    await mkdir(DATA_DIR);
    const command = () => run(createAdministrator, { DATABASE_URL: '', DATA_DIR, ADMIN_USER_NAME: 'beside' });
    await expect(command()).rejects.toThrow('Set DATABASE_URL');
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await writeFile(path.join(DATA_DIR, 'database.json'), JSON.stringify({ url: process.env.DATABASE_URL }));
    expect(await command()).toMatch(/^Made the administrator beside with the password /);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('using the database that npm start runs'));
    told.mockRestore();
  });

  it('signs a member out everywhere, and the member may sign in again', async () => {
    const member = await joinMember(app);
    const other = await joinMember(app);
    const second = await signIn(app, member.email);
    await run(signMemberOut, { MEMBER_ID: member.id });
    const feed = (token: string) => app.call('/user/feeds/getAllFeeds', {}, token);
    await feed(member.token).expect(401);
    await feed(second).expect(401);
    await feed(other.token).expect(200);
    await feed(await signIn(app, member.email)).expect(200);
    expect(await audited('session_ended')).toEqual([{ actor: 'system', all: 'true' }]);
    await expect(run(signMemberOut, { MEMBER_ID: '999999' })).rejects.toThrow('There is no member 999999');
    await expect(run(signMemberOut, {})).rejects.toThrow('Set MEMBER_ID');
  });
});
