import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { listProcesses } from '../../src/testing/processes.ts';
import { watchDescendants } from '../../src/testing/leaked-processes.ts';

/** A parent that starts a process in a separate session, prints its ID and ends after `linger` milliseconds. */
const leaveBehind = (linger: number) => `
  const child = require('node:child_process').spawn(
    process.execPath,
    ['-e', 'setInterval(() => {}, 1000)'],
    { detached: true, stdio: 'ignore', env: process.env },
  );
  child.unref();
  console.log(child.pid);
  setTimeout(() => process.exit(), ${linger});
`;

async function startAndLeave(linger: number, env: Record<string, string> = {}): Promise<number> {
  const parent = spawn(process.execPath, ['-e', leaveBehind(linger)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [output] = await Promise.all([text(parent.stdout), once(parent, 'exit')]);
  return Number(output);
}

describe('leaked processes', () => {
  it('include one that outlived its parent', async () => {
    const watch = watchDescendants('NO_SUCH_MARK=', 500);
    const pid = await startAndLeave(600);
    try {
      expect((await watch.leaked()).map((entry) => entry.pid)).toEqual([pid]);
    } finally {
      process.kill(pid, 'SIGKILL');
    }
  });

  it('include one whose parent ended between two polls, found by its environment', async () => {
    const mark = `SURVIVORS_SPEC=${process.pid}`;
    const watch = watchDescendants(mark, 500);
    const pid = await startAndLeave(0, { SURVIVORS_SPEC: String(process.pid) });
    try {
      expect((await watch.leaked()).map((entry) => entry.pid)).toEqual([pid]);
    } finally {
      process.kill(pid, 'SIGKILL');
    }
  });

  it('do not include one that ran before', async () => {
    const earlier = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(earlier, 'spawn');
    try {
      expect(await watchDescendants('NO_SUCH_MARK=', 500).leaked()).toEqual([]);
    } finally {
      earlier.kill('SIGKILL');
      await once(earlier, 'exit');
    }
  });

  it('are empty when all have ended', async () => {
    const watch = watchDescendants('NO_SUCH_MARK=', 500);
    await once(spawn(process.execPath, ['-e', '']), 'exit');
    expect(await watch.leaked()).toEqual([]);
  });
});

it('lists this process with its command', () => {
  const self = listProcesses().find((entry) => entry.pid === process.pid);
  expect(self?.parent).toBe(process.ppid);
  expect(self?.command).toContain('node');
});
