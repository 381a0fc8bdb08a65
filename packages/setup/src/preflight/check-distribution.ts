import { readSettings } from '../settings/env-file.ts';
import { about, type Finding } from './finding.ts';

/** The oldest releases whose packages fit: PostgreSQL 15 or later. */
const MIN_VERSION: Readonly<Record<string, number>> = { debian: 12, ubuntu: 24.04 };

/** @param osRelease content of /etc/os-release */
export function checkDistribution(osRelease: string): Finding {
  const { ok, fail } = about('system');
  const { ID = 'an unknown system', VERSION_ID = '', PRETTY_NAME = ID } = readSettings(osRelease);
  const oldest = MIN_VERSION[ID];
  if (oldest === undefined) {
    return fail(
      `${PRETTY_NAME}: this needs Debian 12 or Ubuntu 24.04, or later. See docs/install for other ways.`,
    );
  }
  // Debian's testing has no number.
  return VERSION_ID !== '' && Number(VERSION_ID) < oldest
    ? fail(
        `${PRETTY_NAME} is too old: this needs ${ID === 'debian' ? 'Debian' : 'Ubuntu'} ${oldest} or later.`,
      )
    : ok(PRETTY_NAME);
}
