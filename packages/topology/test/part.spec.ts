import { listProcesses } from '@campus-commons/local/processes.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeGround } from '../src/parts/ground.ts';
import { until } from '../src/parts/until.ts';
import { fieldOf } from '../src/traffic/fields.ts';
import { describeWithPrograms } from './support/programs.ts';

const START_AND_WAIT = fileURLToPath(new URL('./support/start-and-wait.ts', import.meta.url));

const runs = (wanted: number) => listProcesses().some(({ pid }) => pid === wanted);

describeWithPrograms('a run that is killed', (programs) => {
  it('takes its parts along, and the next run removes its folder', async () => {
    const run = spawn(process.execPath, ['--import', 'tsx', START_AND_WAIT], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = (await once(run.stdout.setEncoding('utf8'), 'data')) as [string];
    const pid = Number(fieldOf(output, 'pid'));
    const folder = String(fieldOf(output, 'folder'));
    expect({ part: runs(pid), folder: existsSync(folder) }).toEqual({ part: true, folder: true });

    run.kill('SIGKILL');
    await once(run, 'exit');
    await until('the part has ended', () => !runs(pid));
    const ground = await makeGround(programs);
    await ground.remove();
    expect(existsSync(folder)).toBe(false);
  });
});
