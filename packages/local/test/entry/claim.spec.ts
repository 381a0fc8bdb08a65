import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { claim } from '../../src/entry/claim.mjs';

const module = new URL('../../src/entry/claim.mjs', import.meta.url).href;

let others: ChildProcess[] = [];

afterEach(() => {
  for (const other of others) other.kill('SIGKILL');
  others = [];
});

/** Another process that claims something, and keeps it until it is killed. */
async function claimElsewhere(what: string): Promise<ChildProcess> {
  const script = `
    import { claim } from ${JSON.stringify(module)};
    console.log('release' in (await claim(${JSON.stringify(what)})));
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  others.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(String(line)).toBe('true\n');
  return child;
}

describe('a claim', () => {
  it('can be had again once released', async () => {
    const what = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      const mine = await claim(what);
      if (!('release' in mine)) throw new Error('Somebody holds what nobody knows');
      await mine.release();
    }
  });

  it('names the process that holds it, and tells when that lets go, even if it is killed', async () => {
    const what = randomUUID();
    const other = await claimElsewhere(what);
    const refused = await claim(what);
    if ('release' in refused) throw new Error('Two hold one claim');
    expect(refused.holder).toBe(other.pid);

    other.kill('SIGKILL');
    await refused.released();
    const mine = await claim(what);
    if (!('release' in mine)) throw new Error('A killed process still holds its claim');
    await mine.release();
  });

  it('of somebody else keeps nobody alive who does not wait for it', async () => {
    const what = randomUUID();
    await claimElsewhere(what);
    const script = `
      import { claim } from ${JSON.stringify(module)};
      console.log('holder' in (await claim(${JSON.stringify(what)})));
    `;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    expect(stdout).toBe('true\n');
  });

  it('does not stand in the way of another one', async () => {
    const first = await claim(randomUUID());
    const second = await claim(randomUUID());
    for (const each of [first, second]) {
      if (!('release' in each)) throw new Error('Two claims are taken for one');
      await each.release();
    }
  });
});
