import type { RuntimeConfig } from '../src/runtimeConfig.ts';

/** Path of a site's `security.txt` (RFC 9116, section 3). */
export const SECURITY_TXT = '/.well-known/security.txt';

/** Days until it expires: less than the year that RFC 9116, section 2.5.5, recommends as maximum. */
const VALID_DAYS = 360;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The text of `security.txt`, which says where to report a vulnerability (RFC 9116).
 * @param siteAddress the site's address; its path is ignored
 * @param now milliseconds since 1970
 */
export function securityTxt({ contactEmail }: RuntimeConfig, siteAddress: string, now = Date.now()): string {
  return [
    `Contact: mailto:${encodeURI(contactEmail)}`,
    `Expires: ${new Date(now + VALID_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(siteAddress).origin}${SECURITY_TXT}`,
    '',
  ].join('\n');
}
