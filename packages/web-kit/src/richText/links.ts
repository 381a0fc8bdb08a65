import { LINK_SCHEMES } from './generated.ts';

const SCHEMES = new Set<string>(LINK_SCHEMES);

/**
 * True for an absolute link that a post may carry. Checked with the browser's own parser, so that no unusual spelling
 * bypasses it.
 */
export function isAllowedLink(href: string): boolean {
  return URL.canParse(href) && SCHEMES.has(new URL(href).protocol.slice(0, -1));
}
