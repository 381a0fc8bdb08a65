import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Makes a certificate of the test's own for some names; needs the program openssl. */
export function makeCertificate(directory: string, names: string[]) {
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
        '2',
      ],
      ...['-subj', '/CN=campus', '-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`],
      ...['-keyout', key, '-out', certificate],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  return { certificate, key };
}
