import sanitizeHtml from 'sanitize-html';
import { isBlankText } from './text.validators.js';

const COLOUR = [
  /^#[0-9a-f]{3,8}$/i,
  /^rgba?\(\s*[\d.]+%?(\s*,\s*[\d.]+%?){2,3}\s*\)$/i,
  /^hsla?\(\s*[\d.]+(deg)?(\s*,\s*[\d.]+%?){2,3}\s*\)$/i,
  /^[a-z]{3,30}$/i,
];
const SCHEMES = ['http', 'https', 'mailto', 'tel'];
/** Deepest nesting kept; deeper elements are dropped, their text stays. */
const DEEPEST = 50;

/** The allow-list: exactly what the editor of the member site produces. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
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
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], '*': ['style'] },
  allowedStyles: { '*': { color: COLOUR, 'background-color': COLOUR } },
  allowedSchemes: SCHEMES,
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  transformTags: {
    // A colour with `!important` would override every other, including the one that keeps it readable in dark mode.
    '*': (tagName, { style, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...(style !== undefined && { style: style.replace(/!\s*important/gi, '') }) },
    }),
    a: (_name, { href, style }) => ({
      tagName: 'a',
      attribs: {
        ...(href !== undefined && isWholeAddress(href) && { href }),
        ...(style !== undefined && { style }),
        rel: 'noopener noreferrer nofollow ugc',
        target: '_blank',
      },
    }),
  },
};

/** Parsed as a browser does: relative links would lead to our own sites, and invalid links nowhere. */
function isWholeAddress(href: string): boolean {
  return URL.canParse(href) && SCHEMES.includes(new URL(href).protocol.slice(0, -1));
}

/** HTML reduced to the allow-list; sanitising the result again does not change it (idempotent). */
export function sanitizeRichText(html: string): string {
  const kept = sanitizeHtml(html, RULES);
  // A dropped element may have separated two that must not be nested, such as a list item in a list item: parse again
  // without it.
  return sanitizeHtml(kept, RULES).trim();
}

/** Whether sanitised HTML shows no text: `<p><br></p>`, `&nbsp;`, empty tags, invisible characters. */
export function isBlankRichText(html: string): boolean {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return isBlankText(text.replace(/&nbsp;/g, ' '));
}
