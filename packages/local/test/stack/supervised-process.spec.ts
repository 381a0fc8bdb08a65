import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startSupervisedProcess, type SupervisedProcess } from '../../src/stack/supervised-process.ts';
import { listProcesses } from '../../src/testing/processes.ts';

const supervise = fileURLToPath(new URL('../support/supervise.ts', import.meta.url));
let scratch: string;
let log: string;
let supervisors: ChildProcess[] = [];

beforeEach(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'campus child '));
  log = path.join(scratch, 'logs', 'child.log');
});

afterEach(async () => {
  for (const supervisor of supervisors) supervisor.kill('SIGKILL');
  supervisors = [];
  await rm(scratch, { recursive: true });
});

async function script(text: string): Promise<string> {
  const file = path.join(scratch, 'child.cjs');
  await writeFile(file, text);
  return file;
}

async function start(text: string): Promise<SupervisedProcess> {
  return startSupervisedProcess({
    title: 'the child',
    script: [await script(text)],
    cwd: scratch,
    output: { file: log },
  });
}

/** Waits until another process has caused `condition`. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}

function isRunning(pid: number): boolean {
  return listProcesses().some((entry) => entry.pid === pid);
}

describe('a supervised process', () => {
  it('reports why it ended unexpectedly', async () => {
    const child = await start('console.error("no room left"); process.exitCode = 3;');
    const { message } = await child.crashed;
    expect(message).toContain('The child stopped unexpectedly (exit status 3).');
    expect(message).toContain('no room left');
    await child.stop();
  });

  it('receives SIGTERM first and can stop gracefully', async () => {
    const child = await start(`
      process.on('SIGTERM', () => { console.log('finished'); process.exit(); });
      setInterval(() => {}, 1000);
      console.log('running');
    `);
    await until(async () => (await readFile(log, 'utf8')).includes('running'));
    await child.stop();
    expect(await readFile(log, 'utf8')).toContain('finished');
  });

  it('inherits secret settings, but no passwords', async () => {
    const given = ['MEMBER_TOKEN_KEY', 'ADMIN_PASSWORD', 'ADMIN_PASSWORD_FILE', 'DEMO_PASSWORD'];
    for (const name of given) process.env[name] = 'secret';
    try {
      const child = await start('console.log(Object.keys(process.env).join());');
      await child.crashed;
      const names = (await readFile(log, 'utf8')).trim().split(',');
      expect(names.filter((name) => given.includes(name))).toEqual(['MEMBER_TOKEN_KEY']);
      await child.stop();
    } finally {
      for (const name of given) delete process.env[name];
    }
  });

  it('stops with its children when its supervisor is killed', async () => {
    const child = await script(`
      const child = require('node:child_process').spawn(
        process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
      console.log(JSON.stringify([process.pid, child.pid]));
    `);
    const supervisor = spawn(process.execPath, ['--import', 'tsx', supervise, child], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    supervisors.push(supervisor);
    const [line] = (await once(createInterface(supervisor.stdout), 'line')) as [string];
    const pids = JSON.parse(line) as number[];
    expect(pids.every(isRunning)).toBe(true);

    supervisor.kill('SIGKILL');
    await until(() => !pids.some(isRunning));
  });
});
