import type { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';

const POLL_MS = 500;
const ATTEMPT_MS = 5_000;
/** The proxy looks at its certificate every ten seconds. */
const LONGEST_MS = 40_000;

/**
 * Waits until this machine serves a certificate for a name.
 * @throws Error when it does not
 */
export async function waitUntilServed(
  name: string,
  certificate: X509Certificate,
  port = 443,
  longest = LONGEST_MS,
): Promise<void> {
  const end = Date.now() + longest;
  while ((await fingerprintOf(name, port).catch(() => '')) !== certificate.fingerprint256) {
    if (Date.now() > end) {
      throw new Error(
        `The certificate was issued, but the proxy does not serve it after ${longest / 1000} s: read its log.`,
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
