import { LINK_SCHEMES } from './generated.ts';

const SCHEMES = new Set<string>(LINK_SCHEMES);

/**
 * Whether a post may contain this link: an absolute URL with a permitted scheme. The browser's own parser checks it, so
 * that no unusual spelling bypasses the check.
 */
export function isAllowedLink(href: string): boolean {
  return URL.canParse(href) && SCHEMES.has(new URL(href).protocol.slice(0, -1));
}

/**
 * HTML whose line breaks are the spaces that they stand for. Paragraphs show all other spaces as they were typed, so a
 * line break would be one there too.
 */
export function withoutLineBreaks(html: string): string {
  return html.replace(/[\r\n]+/g, ' ');
}
