import sanitizeHtml from 'sanitize-html';
import { RICH_TEXT } from './rich-text-rules.js';
import { isBlankText } from './text.validators.js';

const COLOUR = [new RegExp(RICH_TEXT.colourPattern, 'i')];
const SCHEMES: readonly string[] = RICH_TEXT.linkSchemes;
const WITHOUT_ATTRIBUTES: readonly string[] = RICH_TEXT.withoutAttributes;

/** {@link RICH_TEXT} in the sanitiser's format. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT.tags],
  allowedAttributes: { a: ['href', 'rel', 'target'], '*': ['style'] },
  allowedStyles: { '*': Object.fromEntries(RICH_TEXT.colourProperties.map((name) => [name, COLOUR])) },
  allowedSchemes: [...SCHEMES],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nestingLimit: RICH_TEXT.deepestNesting,
  transformTags: {
    // A colour with `!important` would override every other, including the one that keeps it readable in dark mode.
    '*': (tagName, { style, ...attribs }) => ({
      tagName,
      attribs: WITHOUT_ATTRIBUTES.includes(tagName)
        ? {}
        : { ...attribs, ...(style !== undefined && { style: plainStyle(style) }) },
    }),
    a: (_name, { href, style }) => ({
      tagName: 'a',
      attribs: {
        ...(href !== undefined && isWholeAddress(href) && { href }),
        ...(style !== undefined && { style }),
        rel: RICH_TEXT.linkRel,
        target: RICH_TEXT.linkTarget,
      },
    }),
  },
};

/** Without `!important`, and with lower-case property names, because the sanitiser knows only those. */
function plainStyle(style: string): string {
  return style
    .replace(/!\s*important/gi, '')
    .replace(/(?:^|;)\s*[\w-]+(?=\s*:)/g, (name) => name.toLowerCase());
}

/** Parsed as a browser does: relative links would lead to our own sites, and invalid links nowhere. */
function isWholeAddress(href: string): boolean {
  return URL.canParse(href) && SCHEMES.includes(new URL(href).protocol.slice(0, -1));
}

/**
 * HTML reduced to the allow-list; sanitising the result again does not change it (idempotent).
 * @param longest characters: a result that is longer may change again, and is to be refused
 */
export function sanitizeRichText(html: string, longest = Infinity): string {
  const kept = reduced(html);
  if (kept.length > longest) return kept;
  // A dropped element may have separated two elements that must not be nested, such as a list item in a list item:
  // parse again without it.
  return reduced(kept);
}

/** A browser ignores a line break at the beginning of `pre`, and would lose one more whenever it parses the text again. */
const reduced = (html: string): string =>
  sanitizeHtml(html, RULES)
    .replace(/<pre>\n+/g, '<pre>')
    .trim();

/**
 * The text of sanitised HTML; as in the SQL function `visible_text`, block elements become spaces.
 * @param between what they become instead
 */
export function visibleText(html: string, between = ' '): string {
  return html
    .replace(/<\/?(p|br|h[1-6]|blockquote|pre|ol|ul|li)([ /][^>]*)?>/g, between)
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Whether sanitised HTML shows no text: `<p><br></p>`, `&nbsp;`, empty tags, invisible characters. */
export function isBlankRichText(html: string): boolean {
  return isBlankText(visibleText(html).replaceAll('&nbsp;', ' '));
}
