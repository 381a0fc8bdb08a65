import { request as plain } from 'node:http';
import { request as encrypted } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 500;
const ATTEMPT_MS = 5_000;
const MAX_WAIT_MS = 90_000;

/**
 * Waits until an address on this machine answers with a status below 400.
 * @param host the name to ask for, where the address has another
 * @throws Error that says what it last answered
 */
export async function waitUntilAnswers(
  address: string,
  host?: string,
  maxWaitMs = MAX_WAIT_MS,
): Promise<void> {
  const end = Date.now() + maxWaitMs;
  for (;;) {
    const found = await statusOf(address, host).catch((error: Error) => error.message);
    if (typeof found === 'number' && found < 400) return;
    if (Date.now() > end) {
      const name = host === undefined ? address : `${address} (${host})`;
      throw new Error(
        `${name} does not serve after ${maxWaitMs / 1000} s: ${found}. Read its log (journalctl).`,
      );
    }
    await sleep(POLL_MS);
  }
}

/** The certificate is not looked at: it may still be the first, self-signed one. */
function statusOf(address: string, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const send = address.startsWith('https:') ? encrypted : plain;
    const options = {
      agent: false,
      timeout: ATTEMPT_MS,
      rejectUnauthorized: false,
      ...(host !== undefined && { servername: host, headers: { Host: host } }),
    };
    const request = send(address, options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', reject);
    request.end();
  });
}
