import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Creates a self-signed certificate; needs the program openssl.
 * @param directory where the two files are written
 * @param names the certificate's host names
 * @param days until it ends
 * @throws Error with openssl's message when openssl is missing or fails
 */
export function makeCertificate(
  directory: string,
  names: string[],
  days = 2,
): { certificate: string; key: string } {
  const certificate = path.join(directory, 'certificate.pem');
  const key = path.join(directory, 'key.pem');
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        String(days),
      ],
      ...['-subj', '/CN=campus', '-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`],
      ...['-keyout', key, '-out', certificate],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl could not create a certificate: ${stderr}`);
  return { certificate, key };
}
