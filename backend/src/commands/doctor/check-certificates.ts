import { once } from 'node:events';
import { isIP } from 'node:net';
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls';
import { withTimeout } from '../../common/with-timeout.js';
import { about, reason, type Finding } from './finding.js';

const TIMEOUT_MS = 5_000;
/** The alert CertificateEnds (docker/monitoring/rules.yml) fires then, too. */
const WARNING_DAYS = 14;
const DAY_MS = 24 * 3600 * 1000;

/** The certificate that a browser gets at an origin: its names, its authority and its end. */
export async function checkCertificate(origin: string): Promise<Finding> {
  const { ok, warn } = about('certificate');
  const { protocol, hostname, port } = new URL(origin);
  const name = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:') {
    return name === 'localhost'
      ? ok(`${origin} needs none`)
      : warn(`${origin} is not encrypted. Use https on a real server.`);
  }
  // Checked below instead: an invalid certificate is to be described.
  const socket = connect({
    host: name,
    // TLS knows only names here.
    ...(isIP(name) === 0 && { servername: name }),
    port: Number(port || 443),
    rejectUnauthorized: false,
  });
  try {
    await withTimeout(TIMEOUT_MS, once(socket, 'secureConnect'));
    return judgeCertificate(origin, name, socket.getPeerCertificate(), socket.authorizationError);
  } catch (error) {
    return warn(
      `${origin} does not answer here: ${reason(error)}. If it does not in a browser either, look at the proxy.`,
    );
  } finally {
    socket.destroy();
  }
}

/**
 * @param name the host of the origin
 * @param untrusted why its authority is not trusted; not set when it is
 */
export function judgeCertificate(
  origin: string,
  name: string,
  certificate: PeerCertificate,
  untrusted: unknown,
): Finding {
  const { ok, warn, fail } = about('certificate');
  const days = Math.floor((Date.parse(certificate.valid_to) - Date.now()) / DAY_MS);
  const ends = `it ends on ${new Date(certificate.valid_to).toISOString().slice(0, 10)}`;
  if (days < 0) {
    return fail(`${origin}: it ended ${-days} days ago. Renew it (docs/install/certificates.md).`);
  }
  if (checkServerIdentity(name, certificate)) {
    return fail(`${origin}: it is for other names. Get one for all three.`);
  }
  if (days < WARNING_DAYS) return warn(`${origin}: ${ends}, in ${days} days. Look why it was not renewed.`);
  if (!untrusted) return ok(`${origin}: ${ends}`);
  return warn(`${origin}: browsers do not trust it (${reason(untrusted)}). Get one of a known authority.`);
}
