import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for a machine of a tenth of the speed; a program that ends instead is reported at once. */
const LIMIT_MS = 240_000;
const POLL_MS = 100;

/**
 * Waits until an address answers with a 2xx status.
 * @param crashed resolves when the program behind the address has ended.
 * @throws Error when the program ends, after four minutes, or when `signal` is aborted.
 */
export async function waitUntilReady(
  url: string,
  crashed: Promise<Error>,
  signal: AbortSignal,
): Promise<void> {
  let crash: Error | undefined;
  void crashed.then((error) => (crash = error));
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
      // It does not listen yet.
      answer = error instanceof Error ? error.message : String(error);
    }
    await sleep(POLL_MS);
  }
  throw new Error(`Not ready after ${LIMIT_MS / 1000} seconds. ${url} answers: ${answer}`);
}
