import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { acquireLock } from '../../src/entry/process-lock.mjs';

const module = new URL('../../src/entry/process-lock.mjs', import.meta.url).href;

let others: ChildProcess[] = [];

afterEach(() => {
  for (const other of others) other.kill('SIGKILL');
  others = [];
});

/** Another process that acquires a lock and holds it until it is killed. */
async function lockElsewhere(resource: string): Promise<ChildProcess> {
  const script = `
    import { acquireLock } from ${JSON.stringify(module)};
    console.log('release' in (await acquireLock(${JSON.stringify(resource)})));
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

describe('a lock between processes', () => {
  it('can be acquired again after its release', async () => {
    const resource = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      const lock = await acquireLock(resource);
      if (!('release' in lock)) throw new Error('An unknown process holds the lock');
      await lock.release();
    }
  });

  it('names the process that holds it, and reports its release, even when that process is killed', async () => {
    const resource = randomUUID();
    const other = await lockElsewhere(resource);
    const refused = await acquireLock(resource);
    if ('release' in refused) throw new Error('Two processes hold one lock');
    expect(refused.holder).toBe(other.pid);

    other.kill('SIGKILL');
    await refused.released();
    const lock = await acquireLock(resource);
    if (!('release' in lock)) throw new Error('A killed process still holds its lock');
    await lock.release();
  });

  it('that another process holds does not keep a process alive that does not wait for it', async () => {
    const resource = randomUUID();
    await lockElsewhere(resource);
    const script = `
      import { acquireLock } from ${JSON.stringify(module)};
      console.log('holder' in (await acquireLock(${JSON.stringify(resource)})));
    `;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    expect(stdout).toBe('true\n');
  });

  it('is independent of other locks', async () => {
    const first = await acquireLock(randomUUID());
    const second = await acquireLock(randomUUID());
    for (const each of [first, second]) {
      if (!('release' in each)) throw new Error('Two locks are treated as one');
      await each.release();
    }
  });
});
