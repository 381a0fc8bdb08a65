import { LINK_SCHEMES } from './generated.ts';

const SCHEMES = new Set<string>(LINK_SCHEMES);

/**
 * Whether a post may contain this link: an absolute URL with a permitted scheme. The browser's own parser checks it, so
 * that no unusual spelling bypasses the check.
 */
export function isAllowedLink(href: string): boolean {
  return URL.canParse(href) && SCHEMES.has(new URL(href).protocol.slice(0, -1));
}
