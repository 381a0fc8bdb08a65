import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeFault } from '../../src/entry/node-version.mjs';

const run = fileURLToPath(new URL('../../bin/run.mjs', import.meta.url));

describe('the check of the Node version', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '23.1.0', '24.0.0', '26.4.1'])('accepts %s', (version) => {
    expect(nodeFault(version)).toBe('');
  });

  it.each(['12.22.0', '18.20.8', '20.18.3', '21.7.0', '22.11.0'])(
    'refuses %s and says what to do',
    (version) => {
      expect(nodeFault(version)).toContain(`this is Node ${version}. Install`);
    },
  );

  it('runs before anything else and prints one line', () => {
    const pretend = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.8'})";
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', pretend, run, 'start'], {
      encoding: 'utf8',
    });
    expect({ status, stdout, lines: stderr.trim().split('\n') }).toEqual({
      status: 1,
      stdout: '',
      lines: [expect.stringContaining('needs Node 20.19 or later')],
    });
  });
});
