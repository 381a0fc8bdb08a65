import { ensureProgram } from '@campus-commons/debian';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { docker } from './support/nginx.ts';

const PROMTOOL = { names: ['promtool'], package: 'prometheus' };
const run = promisify(execFile);

/** Where promtool is missing and cannot be installed these count as skipped, and a warning says so. */
function describeWithPromtool(name: string, tests: (promtool: string) => void): void {
  const promtool = ensureProgram(PROMTOOL);
  if (promtool) {
    describe(name, () => tests(promtool));
    return;
  }
  console.warn(
    `NOT TESTED: ${name}. No promtool here: install it (Debian, Ubuntu: apt-get install prometheus).`,
  );
  // eslint-disable-next-line no-restricted-syntax -- what a machine lacks must show in the sum, not pass for tested
  describe.skip(name, () => tests('promtool'));
}

describeWithPromtool('the files for Prometheus', (promtool) => {
  it.each([
    ['config', 'prometheus.yml', 'check'],
    ['rules', 'rules.yml', 'check'],
    // Each case gives series and says which alerts they must, and must not, raise.
    ['rules', 'rules.test.yml', 'test'],
  ])('are taken by Prometheus itself: %s %s', async (kind, file, verb) => {
    // Rejects, with all it said, when promtool finds a fault.
    const { stdout } = await run(promtool, [verb, kind, file], { cwd: path.join(docker, 'monitoring') });
    expect(stdout).toContain('SUCCESS');
  });
});
