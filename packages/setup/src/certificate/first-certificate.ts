import { X509Certificate } from 'node:crypto';
import { renameSync } from 'node:fs';
import type { Access, Machine } from '../machine/machine.ts';

/** Characters that X.509 allows in a common name. */
const MAX_COMMON_NAME_LENGTH = 64;
const COMMAND = 'openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90';

/** Whether a certificate is for all these names. */
export const coversNames = (certificate: X509Certificate, names: readonly string[]) =>
  names.every((name) => certificate.checkHost(name) !== undefined);

/**
 * Makes a self-signed certificate, with which the proxy can start; an authority's stays where it is.
 * @param folder where `fullchain.pem` and `privkey.pem` are
 * @param access of both files
 * @returns what was done; undefined when there is one
 */
export function makeFirstCertificate(
  machine: Machine,
  names: readonly string[],
  folder: string,
  access: Access,
): string | undefined {
  const [certificate, key] = [`${folder}/fullchain.pem`, `${folder}/privkey.pem`];
  const text = machine.read(certificate);
  if (text !== undefined && machine.has(key)) {
    const found = new X509Certificate(text);
    if (coversNames(found, names) || found.issuer !== found.subject) return undefined;
  }
  machine.run([
    ...COMMAND.split(' '),
    ...['-subj', `/CN=${names[0]?.slice(0, MAX_COMMON_NAME_LENGTH)}`],
    ...['-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`],
    ...['-keyout', machine.at(`${key}.partial`), '-out', machine.at(`${certificate}.partial`)],
  ]);
  for (const file of [key, certificate]) {
    machine.setAccess(`${file}.partial`, access);
    renameSync(machine.at(`${file}.partial`), machine.at(file));
  }
  return 'self-signed';
}
