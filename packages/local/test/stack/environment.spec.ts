import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SECRETS } from '../../../../backend/src/config/secret-files.ts';
import { runCommand } from '../../src/checks/command.ts';
import { Cleanup } from '../../src/stack/cleanup.ts';
import { FOR_COMMANDS, WITHOUT_SECRETS } from '../../src/stack/environment.ts';
import { publishDatabaseUrl } from '../../src/stack/prepare-backend.ts';

/** The secrets that a child process sees when all of them are set in this process. */
async function visibleSecrets(env: Record<string, string | undefined>): Promise<string[]> {
  const names = [...SECRETS, 'DEMO_PASSWORD'].flatMap((name) => [name, `${name}_FILE`]);
  for (const name of names) process.env[name] = 'secret';
  try {
    const script = `console.log(JSON.stringify(Object.keys(process.env)))`;
    const { output } = await runCommand([process.execPath, '-e', script], { cwd: tmpdir(), env });
    return (JSON.parse(output) as string[]).filter((name) => names.includes(name));
  } finally {
    for (const name of names) delete process.env[name];
  }
}

describe('the environment of a child process', () => {
  it('contains no secrets for the sites and the builds', async () => {
    expect(await visibleSecrets(WITHOUT_SECRETS)).toEqual([]);
  });

  it('contains for a command the keys of the picture store, and the secrets that it is given', async () => {
    const names = await visibleSecrets({ ...FOR_COMMANDS, DATABASE_URL: 'given', ADMIN_PASSWORD: 'given' });
    const store = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
    const expected = ['DATABASE_URL', 'ADMIN_PASSWORD', ...store.flatMap((name) => [name, `${name}_FILE`])];
    expect(names.sort()).toEqual(expected.sort());
  });
});

it('the database URL is readable only by its owner, and only while the database runs', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'campus-offer-'));
  const cleanup = new Cleanup();
  await publishDatabaseUrl(dataDir, 'postgres://a:b@localhost:1/c', cleanup);
  const file = path.join(dataDir, 'database.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ url: 'postgres://a:b@localhost:1/c' });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await cleanup.run();
  await expect(stat(file)).rejects.toThrow('ENOENT');
  await rm(dataDir, { recursive: true });
});
