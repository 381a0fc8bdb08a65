import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureAdministrator } from '../../src/stack/accounts.ts';

const nothingAsked = { userName: undefined, password: undefined };
let dataDir: string;
let administrators: Map<string, string>;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'campus-accounts-'));
  administrators = new Map();
});

afterEach(() => rm(dataDir, { recursive: true }));

/** Keeps to what the backend's command promises, without a database. */
function command(_script: string, env: Record<string, string>): Promise<string> {
  const name = env.ADMIN_USER_NAME ?? '';
  if (administrators.has(name)) return Promise.resolve(`The administrator ${name} exists already.\n`);
  administrators.set(name, env.ADMIN_PASSWORD ?? '');
  return Promise.resolve(`Made the administrator ${name}.\n`);
}

describe('the first administrator', () => {
  it('gets a password nobody can guess, told at every start', async () => {
    const first = await ensureAdministrator(dataDir, nothingAsked, command);
    expect(first).toEqual({ userName: 'admin', password: administrators.get('admin') });
    expect(first.password?.length).toBeGreaterThanOrEqual(16);
    expect(await ensureAdministrator(dataDir, nothingAsked, command)).toEqual(first);
  });

  it('gets the name and the password that were asked for', async () => {
    const asked = { userName: 'meera', password: 'as asked for' };
    expect(await ensureAdministrator(dataDir, asked, command)).toEqual(asked);
    expect(administrators.get('meera')).toBe('as asked for');
  });

  it('is not promised a password when somebody else has made them', async () => {
    administrators.set('admin', 'chosen by somebody else');
    const expected = { userName: 'admin', password: undefined };
    expect(await ensureAdministrator(dataDir, nothingAsked, command)).toEqual(expected);
    expect(await ensureAdministrator(dataDir, nothingAsked, command)).toEqual(expected);
  });

  it('keeps the password over a start that was killed after making them', async () => {
    let made = '';
    const killed = (script: string, env: Record<string, string>) =>
      command(script, env).then(() => {
        made = env.ADMIN_PASSWORD ?? '';
        throw new Error('killed');
      });
    await expect(ensureAdministrator(dataDir, nothingAsked, killed)).rejects.toThrow('killed');
    expect(await ensureAdministrator(dataDir, nothingAsked, command)).toEqual({
      userName: 'admin',
      password: made,
    });
  });
});
