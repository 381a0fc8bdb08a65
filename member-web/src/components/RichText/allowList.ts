/**
 * What a post's HTML may hold. The server enforces the same list when a post is written; the site applies it to what the
 * editor sends and, as a second line of defence, to everything it shows.
 */
export const ALLOWED_TAGS = [
  'p',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ol',
  'ul',
  'li',
  'a',
  'span',
];

/** Nested lists stand for indents; this is the deepest one. */
export const MAX_LIST_DEPTH = 8;

/** The longest HTML of a post that the server accepts, in UTF-16 code units. */
export const MAX_HTML_LENGTH = 50_000;

const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * True for an absolute link that a post may carry. Checked with the browser's own parser, so that no unusual spelling
 * bypasses it.
 */
export function isAllowedLink(href: string): boolean {
  return URL.canParse(href) && LINK_PROTOCOLS.has(new URL(href).protocol);
}

const COLOUR = /^(#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/a-z+-]{1,60}\)|[a-z]{3,24})$/i;
const KEYWORDS = new Set(['inherit', 'initial', 'unset', 'revert', 'currentcolor', 'transparent']);

/** True for hex, rgb(a), hsl(a) and named colours; false for anything else CSS would take there. */
function isAllowedColour(value: string): boolean {
  return COLOUR.test(value) && !KEYWORDS.has(value.toLowerCase());
}

/** The two style properties that a post may set, as far as their values are allowed. */
export interface TextColours {
  color?: string;
  backgroundColor?: string;
}

/** Reads the permitted colours out of a style attribute and drops everything else. */
export function readColours(style: string): TextColours {
  const colours: TextColours = {};
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    if (!isAllowedColour(value)) continue;
    if (property === 'color') colours.color = value;
    if (property === 'background-color') colours.backgroundColor = value;
  }
  return colours;
}
