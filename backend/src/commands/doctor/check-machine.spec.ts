import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkOpenFiles } from './check-machine.js';

let proc: string;
beforeEach(async () => {
  proc = await mkdtemp(path.join(tmpdir(), 'proc-'));
  await add('self', 'node dist/campus.cli.js doctor', '1048576');
});
afterEach(() => rm(proc, { recursive: true }));

async function add(pid: string, command: string, files?: string): Promise<void> {
  await mkdir(path.join(proc, pid));
  await writeFile(path.join(proc, pid, 'cmdline'), `${command.replaceAll(' ', '\0')}\0`);
  if (files !== undefined)
    await writeFile(
      path.join(proc, pid, 'limits'),
      `Limit                     Soft Limit           Hard Limit           Units\nMax open files            1024                 ${files}                files\n`,
    );
}

it('says that it is the limit of the command when no process of the API runs here', async () => {
  await add('7', 'tini -- node dist/main.js', '10');
  expect(await checkOpenFiles(proc)).toMatchObject({
    verdict: 'ok',
    text: expect.stringMatching(
      /^1048576 at once in this command; no process of the API was found here/,
    ) as string,
  });
});

it('reports the lowest limit of the processes of the API', async () => {
  await add('8', '/usr/bin/node dist/main.js', '65536');
  await add('9', 'node /app/backend/dist/main.js', '1024');
  // Another account's.
  await add('10', 'node dist/main.js');
  expect(await checkOpenFiles(proc)).toMatchObject({
    verdict: 'warn',
    text: expect.stringMatching(/^only 1024 at once in a process of the API \(2 found\)/) as string,
  });
});

it('accepts a limit that cannot be read', async () => {
  expect(await checkOpenFiles(path.join(proc, 'nowhere'))).toMatchObject({ verdict: 'ok' });
});
