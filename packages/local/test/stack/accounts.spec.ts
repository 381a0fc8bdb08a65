import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureAdministrator, ensureDemoAccounts, ensureDemoContent } from '../../src/stack/accounts.ts';

const nothingAsked = { userName: undefined, password: undefined };
let dataDir: string;
let administrators: Map<string, string>;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'campus-accounts-'));
  administrators = new Map();
});

afterEach(() => rm(dataDir, { recursive: true }));

/** Behaves like the backend's command, without a database. */
function command(_command: readonly string[], env: Record<string, string>): Promise<string> {
  const name = env.ADMIN_USER_NAME ?? '';
  if (administrators.has(name)) return Promise.resolve(`The administrator ${name} exists already.\n`);
  administrators.set(name, env.ADMIN_PASSWORD ?? '');
  return Promise.resolve(`Made the administrator ${name}.\n`);
}

describe('the first administrator', () => {
  it('gets a random password that is shown at every start', async () => {
    const first = await ensureAdministrator(dataDir, nothingAsked, command);
    expect(first).toEqual({ userName: 'admin', password: administrators.get('admin') });
    expect(first.password?.length).toBeGreaterThanOrEqual(16);
    expect(await ensureAdministrator(dataDir, nothingAsked, command)).toEqual(first);
  });

  it('gets the configured name and password', async () => {
    const asked = { userName: 'meera', password: 'as asked for' };
    expect(await ensureAdministrator(dataDir, asked, command)).toEqual(asked);
    expect(administrators.get('meera')).toBe('as asked for');
  });

  it('has no known password when somebody else created the account', async () => {
    administrators.set('admin', 'chosen by somebody else');
    const expected = { userName: 'admin', password: undefined };
    expect(await ensureAdministrator(dataDir, nothingAsked, command)).toEqual(expected);
    expect(await ensureAdministrator(dataDir, nothingAsked, command)).toEqual(expected);
  });

  it('keeps the password when a start is killed after the account was created', async () => {
    let made = '';
    const killed = (called: readonly string[], env: Record<string, string>) =>
      command(called, env).then(() => {
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

describe('the demo member', () => {
  /** Outputs of the backend's command. */
  const filledNow = () => Promise.resolve('The demo community is there (2.0 s).\n');
  const filledBefore = () => Promise.resolve('The demo content is there already.\n');
  const leftOut = () => Promise.resolve('The database has members already; no demo content was added.\n');

  it('gets a password that is shown at every start', async () => {
    const first = await ensureDemoContent(dataDir, filledNow);
    expect(first).toEqual({ email: 'ananya.tripathi@example.in', password: expect.any(String) as string });
    expect(await ensureDemoContent(dataDir, filledBefore)).toEqual(first);
  });

  it('has no known password when somebody else added the demo content', async () => {
    expect(await ensureDemoContent(dataDir, filledBefore)).toEqual({
      email: 'ananya.tripathi@example.in',
      password: undefined,
    });
  });

  it('is undefined when no demo content was added', async () => {
    expect(await ensureDemoContent(dataDir, leftOut)).toBeUndefined();
    expect(await ensureDemoContent(dataDir, leftOut)).toBeUndefined();
  });
});

describe('the moderator beside the demo content', () => {
  /** Behaves like the backend's commands over an empty database, or over one `withMembers`, without a database. */
  const commands =
    (made: string[][], withMembers = false) =>
    (called: readonly string[], env: Record<string, string>) => {
      if (called.includes('admin')) {
        made.push([...called.slice(1), env.ADMIN_USER_NAME ?? '']);
        return command(called, env);
      }
      return Promise.resolve(withMembers ? 'The database has members already.\n' : 'The demo is there.\n');
    };

  it('gets a random password that is shown at every start, and no more than the role', async () => {
    const made: string[][] = [];
    const first = await ensureDemoAccounts(dataDir, commands(made));
    expect(made).toEqual([['admin', 'create', '--role', 'moderator', 'moderator']]);
    expect(first?.moderator).toEqual({ userName: 'moderator', password: administrators.get('moderator') });
    expect(first?.moderator.password?.length).toBeGreaterThanOrEqual(16);
    expect((await ensureDemoAccounts(dataDir, commands(made)))?.moderator).toEqual(first?.moderator);
  });

  it('is not made where real members are', async () => {
    const made: string[][] = [];
    expect(await ensureDemoAccounts(dataDir, commands(made, true))).toBeUndefined();
    expect(made).toEqual([]);
  });
});
