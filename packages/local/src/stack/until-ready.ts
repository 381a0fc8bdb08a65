import { setTimeout as sleep } from 'node:timers/promises';
import type { Piece } from './piece.ts';

const LIMIT_MS = 60_000;
const POLL_MS = 100;

/** Waits until the API says that it is ready; throws when it ends, does not get there, or `signal` is aborted. */
export async function untilReady(apiOrigin: string, api: Piece, signal: AbortSignal): Promise<void> {
  const url = `${apiOrigin}/health/ready`;
  let crash: Error | undefined;
  void api.crashed.then((error) => (crash = error));
  const deadline = Date.now() + LIMIT_MS;
  let answer = 'nothing';
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    if (crash) throw crash;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      answer = `${response.status} ${await response.text()}`;
      if (response.ok) return;
    } catch (error) {
      // Not listening yet.
      answer = error instanceof Error ? error.message : String(error);
    }
    await sleep(POLL_MS);
  }
  throw new Error(`The API is not ready after ${LIMIT_MS / 1000} seconds. ${url} answers: ${answer}`);
}
