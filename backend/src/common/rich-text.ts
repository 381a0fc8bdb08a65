import sanitizeHtml from 'sanitize-html';

const COLOUR = [
  /^#[0-9a-f]{3,8}$/i,
  /^rgba?\(\s*[\d.]+%?(\s*,\s*[\d.]+%?){2,3}\s*\)$/i,
  /^hsla?\(\s*[\d.]+(deg)?(\s*,\s*[\d.]+%?){2,3}\s*\)$/i,
  /^[a-z]{3,30}$/i,
];
/** Deepest nesting kept; deeper elements are dropped, their text stays. */
const DEEPEST = 50;

/** The allow-list of decisions.md, section 3: what the editor makes, and nothing else. */
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
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  transformTags: {
    a: (_name, { href, style }) => ({
      tagName: 'a',
      attribs: {
        ...(href !== undefined && hasScheme(href) && { href }),
        ...(style !== undefined && { style }),
        rel: 'noopener noreferrer nofollow ugc',
        target: '_blank',
      },
    }),
  },
};

/** Relative links would lead somewhere on our own sites; only whole addresses are kept. */
function hasScheme(href: string): boolean {
  return /^\s*[a-z][a-z0-9+.-]*:/i.test(href);
}

/** HTML that holds nothing but what the allow-list names. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, RULES).trim();
}

const BLANKS =
  /[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/gu;

/** Whether sanitised HTML shows no text: `<p><br></p>`, `&nbsp;`, empty tags, invisible characters. */
export function isBlankRichText(html: string): boolean {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return text.replace(/&nbsp;/g, ' ').replace(BLANKS, '') === '';
}
