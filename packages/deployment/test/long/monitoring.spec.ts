import { ensureProgram } from '@campus-commons/test-kit/debian';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { docker } from '../support/nginx.ts';

const PROMTOOL = { names: ['promtool'], package: 'prometheus' };
const run = promisify(execFile);

/** Without promtool, and when it cannot be installed, the tests are skipped, and a warning says so. */
function describeWithPromtool(name: string, tests: (promtool: string) => void): void {
  const promtool = ensureProgram(PROMTOOL);
  if (promtool) {
    describe(name, () => tests(promtool));
    return;
  }
  console.warn(
    `NOT TESTED: ${name}. No promtool here: install it (Debian, Ubuntu: apt-get install prometheus).`,
  );
  // eslint-disable-next-line no-restricted-syntax -- tests that could not run must be counted as skipped, not as passed
  describe.skip(name, () => tests('promtool'));
}

describeWithPromtool('the files for Prometheus', (promtool) => {
  it.each([
    ['config', 'prometheus.yml', 'check'],
    ['config', 'prometheus-compose.yml', 'check'],
    ['rules', 'rules.yml', 'check'],
    ['rules', 'rules-exporters.yml', 'check'],
    // Each case has time series and the alerts that they must and must not raise.
    ['rules', 'rules.test.yml', 'test'],
  ])('are accepted by promtool: %s %s', async (kind, file, verb) => {
    // Rejects with promtool's output when it finds an error.
    const { stdout } = await run(promtool, [verb, kind, file], { cwd: path.join(docker, 'monitoring') });
    expect(stdout).toContain('SUCCESS');
  });
});
