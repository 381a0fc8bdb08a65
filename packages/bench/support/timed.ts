import type pg from 'pg';
import type { Statement } from '../../../backend/src/platform/sql/statement.js';

const READS = 200;

/** A statement with its values. */
export type Reading = readonly [statement: Statement, values: unknown[]];

/** Milliseconds. */
export interface Spread {
  readonly median: number;
  readonly p95: number;
}

/**
 * How long statements take on one connection, 200 times each. They take turns, so that each meets the caches that the others
 * leave, as in production, and other work of the machine slows all alike.
 */
export async function timed<Name extends string>(
  client: pg.Client,
  readings: Readonly<Record<Name, Reading>>,
): Promise<Record<Name, Spread>> {
  const entries = Object.entries<Reading>(readings).map(([name, reading]) => ({
    name,
    reading,
    times: [] as number[],
  }));
  for (let n = 0; n < READS; n += 1) {
    for (const { reading, times } of entries) {
      const [{ name, text }, values] = reading;
      const started = performance.now();
      await client.query({ name, text, values });
      times.push(performance.now() - started);
    }
  }
  return Object.fromEntries(entries.map(({ name, times }) => [name, spread(times)])) as Record<Name, Spread>;
}

/** The smallest of `times` that at least this part of them does not exceed (nearest rank). */
export function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

export function spread(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(3));
  return { median: at(0.5), p95: at(0.95) };
}
