import type { RuntimeConfig } from '../src/runtimeConfig.ts';

/** Where a site's `security.txt` stands (RFC 9116, section 3). */
export const SECURITY_TXT = '/.well-known/security.txt';

/** Days it holds from when it was made: less than the year that RFC 9116, section 2.5.5, recommends at most. */
const HOLDS = 360;
const DAY = 24 * 60 * 60 * 1000;

/**
 * What tells people where to report a vulnerability (RFC 9116).
 * @param siteAddress of the site it is served from; a path is dropped
 * @param now milliseconds since 1970
 */
export function securityTxt({ contactEmail }: RuntimeConfig, siteAddress: string, now = Date.now()): string {
  return [
    `Contact: mailto:${encodeURI(contactEmail)}`,
    `Expires: ${new Date(now + HOLDS * DAY).toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(siteAddress).origin}${SECURITY_TXT}`,
    '',
  ].join('\n');
}
