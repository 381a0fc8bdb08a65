import type { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';

const POLL_MS = 500;
const ATTEMPT_MS = 5_000;
/** The proxy looks at its certificate every ten seconds. */
const MAX_WAIT_MS = 40_000;
/** Connections in a row: for a moment after a reload nginx's workers of before may still take one, and serve the old certificate. */
const IN_A_ROW = 3;

/**
 * Waits until this machine serves a certificate for a name, and no other one any more.
 * @throws Error when it does not
 */
export async function waitUntilServed(
  name: string,
  certificate: X509Certificate,
  port = 443,
  maxWaitMs = MAX_WAIT_MS,
): Promise<void> {
  const end = Date.now() + maxWaitMs;
  let inARow = 0;
  for (;;) {
    const served = await fingerprintOf(name, port).catch(() => '');
    inARow = served === certificate.fingerprint256 ? inARow + 1 : 0;
    if (inARow === IN_A_ROW) return;
    if (Date.now() > end) {
      throw new Error(
        `The certificate was issued, but the proxy does not serve it after ${maxWaitMs / 1000} s: read its log.`,
      );
    }
    await sleep(POLL_MS);
  }
}

async function fingerprintOf(name: string, port: number): Promise<string> {
  const options = { host: '127.0.0.1', port, servername: name, rejectUnauthorized: false };
  const socket = connect({ ...options, timeout: ATTEMPT_MS });
  socket.on('timeout', () => socket.destroy(new Error('no answer in time')));
  try {
    await once(socket, 'secureConnect');
    return socket.getPeerCertificate().fingerprint256;
  } finally {
    socket.destroy();
  }
}
