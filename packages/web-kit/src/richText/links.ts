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
 * line break would be one there too. Only in `pre` it is one.
 */
export function withoutLineBreaks(html: string): string {
  let depth = 0;
  return html.replace(/<\/?pre>|[\r\n]+/g, (found) => {
    if (found === '<pre>') depth += 1;
    else if (found === '</pre>') depth = Math.max(0, depth - 1);
    else if (depth === 0) return ' ';
    return found;
  });
}
