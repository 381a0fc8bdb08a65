import { findPrograms, lackingPrograms, type Programs } from '../../src/parts/programs.ts';

const found = findPrograms();
const NONE: Programs = { postgres: '', redis: '', nginx: '', rclone: '', openssl: '', setpriv: '' };

/**
 * Tests that need Debian's programs. Where they are missing, root on Debian installs them; where they cannot be had the
 * tests count as skipped, and a warning says so.
 */
export function describeWithPrograms(name: string, tests: (programs: Programs) => void): void {
  if (!('missing' in found)) {
    describe(name, () => tests(found));
    return;
  }
  console.warn(`NOT TESTED: ${name}. ${lackingPrograms(found.missing)}`);
  // eslint-disable-next-line no-restricted-syntax -- what a machine lacks must show in the sum, not pass for tested
  describe.skip(name, () => tests(NONE));
}
