import { X509Certificate } from 'node:crypto';
import { hostNames, SELF_SIGNED, type Answers } from '../answers/questions.ts';
import type { Machine } from '../machine/machine.ts';
import { checksumOf, type Memory } from '../machine/memory.ts';
import { coversNames } from './first-certificate.ts';
import { waitUntilServed } from './served-certificate.ts';

/** The name under which certbot keeps our certificate, whatever its host names are. */
const LINEAGE = 'campus-commons';
const LIVE = `/etc/letsencrypt/live/${LINEAGE}/fullchain.pem`;
const RENEWAL = `/etc/letsencrypt/renewal/${LINEAGE}.conf`;
const DAY_MS = 24 * 3600 * 1000;
/** Certbot renews a certificate 30 days before its end; one that is older was not renewed, which asking again shows. */
const MIN_REMAINING_DAYS = 20;

export interface Request {
  readonly answers: Answers;
  /** Names without an address: an authority would refuse them, and count the attempt. */
  readonly missingNames: readonly string[];
  /** Folder that the proxy serves below /.well-known/acme-challenge. */
  readonly webroot: string;
  /** Shell command that copies a new certificate to where the proxy reads it; certbot sets RENEWED_LINEAGE. */
  readonly install: string;
  /** Where that command puts the certificate. */
  readonly installed: string;
}

/** No certificate was issued; everything else works, with the certificate that was there before. */
export class CertificateMissing extends Error {}

/**
 * Gets a certificate for the three names by certbot, which then renews it by itself.
 * @returns what was done; undefined when there is a valid one, or none is wanted
 * @throws CertificateMissing when there cannot be one yet
 */
export async function requestCertificate(
  machine: Machine,
  memory: Memory,
  request: Request,
): Promise<string | undefined> {
  const { answers, missingNames, webroot, install } = request;
  if (answers.ACME_EMAIL === SELF_SIGNED) return undefined;
  const names = hostNames(answers);
  const before = machine.read(LIVE);
  const server = answers.ACME_DIRECTORY === '' ? [] : ['--server', answers.ACME_DIRECTORY];
  const command = [
    ...['certbot', 'certonly', '--non-interactive', '--agree-tos', '--email', answers.ACME_EMAIL, ...server],
    ...['--webroot', '--webroot-path', webroot, '--cert-name', LINEAGE, '--renew-with-new-domains'],
    ...[...names.flatMap((name) => ['--domain', name]), '--deploy-hook', install],
  ];
  const checksum = checksumOf(command);
  if (isInstalled(machine, names, request.installed) && memory.isInUse('certificate', checksum))
    return undefined;
  if (missingNames.length > 0) {
    throw new CertificateMissing(
      `${missingNames.join(', ')}: no address yet. Point the names at this machine.`,
    );
  }
  try {
    if (before !== undefined) updateAccount(machine, answers.ACME_EMAIL, server);
    machine.runLogged([...command, isOfOther(machine, server) ? '--force-renewal' : '--keep-until-expiring']);
  } catch (error) {
    throw new CertificateMissing((error as Error).message, { cause: error });
  }
  // Certbot's hook does not run when the certificate was there before, but not yet installed.
  if (!isInstalled(machine, names, request.installed)) {
    machine.run(['sh', '-c', install], {
      env: { RENEWED_LINEAGE: machine.at(LIVE.replace('/fullchain.pem', '')) },
    });
  }
  await waitUntilServed(names[0] ?? '', new X509Certificate(machine.read(LIVE) ?? ''));
  memory.setInUse('certificate', checksum);
  if (machine.read(LIVE) === before) return undefined;
  return `${names.join(', ')}, until ${validTo(machine)}`;
}

/** The authority has the mail address of the account, which a further certificate does not change. */
function updateAccount(machine: Machine, email: string, server: readonly string[]): void {
  // With another authority there is no account yet, which is then made.
  machine.succeeds(['certbot', 'update_account', '--non-interactive', '--email', email, ...server]);
}

/** Whether the certificate that is there was issued by another authority than the one that is asked now. */
function isOfOther(machine: Machine, [, server]: readonly string[]): boolean {
  const [, known] = /^server = (\S+)$/m.exec(machine.read(RENEWAL) ?? '') ?? [];
  return (
    known !== undefined && (server === undefined ? !known.includes('letsencrypt.org') : known !== server)
  );
}

/** Whether the certificate is certbot's, is for the names, is not about to end, and is where the proxy reads it. */
function isInstalled(machine: Machine, names: readonly string[], installed: string): boolean {
  const text = machine.read(LIVE);
  if (text === undefined || text !== machine.read(installed)) return false;
  const certificate = new X509Certificate(text);
  const left = Date.parse(certificate.validTo) - Date.now();
  return coversNames(certificate, names) && left > MIN_REMAINING_DAYS * DAY_MS;
}

function validTo(machine: Machine): string {
  return new Date(new X509Certificate(machine.read(LIVE) ?? '').validTo).toISOString().slice(0, 10);
}
