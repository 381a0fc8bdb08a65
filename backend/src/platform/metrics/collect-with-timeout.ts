import type { Gauge } from 'prom-client';
import { withTimeout } from '../../common/with-timeout.js';

/** A scrape must not wait for a database that does not answer. */
const READ_TIMEOUT_MS = 1_000;

/** For `collect` of a gauge that may ask the database: `NaN` stands for a value that it cannot read within a second. */
export function collectWithTimeout(read: () => number | Promise<number>): (this: Gauge) => Promise<void> {
  return async function (this: Gauge) {
    // A gauge that cannot be read (the database is down) has no value; the others are needed all the more then.
    this.set(await withTimeout(READ_TIMEOUT_MS, Promise.resolve(read())).catch(() => NaN));
  };
}
