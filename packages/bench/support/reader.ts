import { quantile } from './timed.js';

/** What one reader waits for. */
export interface Waits {
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/**
 * Sends a call again and again, one after the other, as somebody who reads.
 * @param url of the call
 * @param seconds how long
 * @throws Error when an answer is no success
 */
export async function read(url: string, token: string, body: object, seconds: number): Promise<Waits> {
  const times: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const begun = performance.now();
    const answer = await fetch(url, {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The reader got ${answer.status}: ${text}`);
    times.push(performance.now() - begun);
  }
  const at = (part: number) => Number(quantile(times, part).toFixed(1));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
