import type pg from 'pg';
import type { Statement } from '../../src/platform/sql/statement.js';
import { median } from './load.js';

const READS = 200;

/** How long a statement takes on one connection: milliseconds, the median of 200. */
export async function timed(
  client: pg.Client,
  { name, text }: Statement,
  values: unknown[],
): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < READS; n += 1) {
    const started = performance.now();
    await client.query({ name, text, values });
    times.push(performance.now() - started);
  }
  return median(times);
}
