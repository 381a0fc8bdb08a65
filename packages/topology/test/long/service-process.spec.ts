import { listProcesses } from '@campus-commons/local/processes.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTestEnvironment } from '../../src/services/test-environment.ts';
import { waitUntil } from '../../src/services/wait-until.ts';
import { fieldOf } from '../../src/traffic/client.ts';
import { describeWithPrograms } from '../support/programs.ts';

const START_AND_WAIT = fileURLToPath(new URL('../support/start-and-wait.ts', import.meta.url));

const runs = (wanted: number) => listProcesses().some(({ pid }) => pid === wanted);

describeWithPrograms('a killed run', (programs) => {
  it('ends its services, and the next run removes its folder', async () => {
    const run = spawn(process.execPath, ['--import', 'tsx', START_AND_WAIT], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = (await once(run.stdout.setEncoding('utf8'), 'data')) as [string];
    const pid = Number(fieldOf(output, 'pid'));
    const folder = String(fieldOf(output, 'folder'));
    expect({ service: runs(pid), folder: existsSync(folder) }).toEqual({ service: true, folder: true });

    run.kill('SIGKILL');
    await once(run, 'exit');
    await waitUntil('the service has ended', () => !runs(pid));
    const environment = await createTestEnvironment(programs);
    await environment.remove();
    expect(existsSync(folder)).toBe(false);
  });
});
