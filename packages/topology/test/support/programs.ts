import { findPrograms, missingProgramsMessage, type Programs } from '../../src/services/programs.ts';

const found = findPrograms();
const NONE: Programs = { postgres: '', redis: '', nginx: '', openssl: '', setpriv: '' };

/**
 * Tests that need Debian's programs. Root on Debian installs missing programs. Where that is impossible, the tests are
 * skipped, and a warning says so.
 */
export function describeWithPrograms(name: string, tests: (programs: Programs) => void): void {
  if (!('missing' in found)) {
    describe(name, () => tests(found));
    return;
  }
  console.warn(`NOT TESTED: ${name}. ${missingProgramsMessage(found.missing)}`);
  // eslint-disable-next-line no-restricted-syntax -- tests that could not run must be counted as skipped, not as passed
  describe.skip(name, () => tests(NONE));
}
