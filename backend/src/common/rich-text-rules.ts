/** A number of a CSS colour function. */
const NUMBER = String.raw`[\d.]+`;

/** `rgb(…)` or `hsl(…)`; the numbers separated by commas or by spaces, with or without an alpha value. */
const colourFunction = (name: string, first: string) =>
  String.raw`${name}a?\(\s*${first}(?:(?:\s*,\s*${NUMBER}%?){2,3}|(?:\s+${NUMBER}%?){2}(?:\s*/\s*${NUMBER}%?)?)\s*\)`;

/** Hex, rgb(a), hsl(a) and names. */
const COLOUR_FORMS = [
  '#[0-9a-f]{3,8}',
  colourFunction('rgb', `${NUMBER}%?`),
  colourFunction('hsl', `${NUMBER}(?:deg)?`),
  '[a-z]{3,30}',
];

/** CSS keywords that are no colour of their own, or are invisible: they could hide text. */
const UNSEEN_COLOURS = [
  ...['transparent', 'currentcolor', 'inherit', 'initial', 'unset', 'revert'],
  '#[0-9a-f]{3}0',
  '#[0-9a-f]{6}00',
  String.raw`(?:rgb|hsl)a?\((?:[^,]*,){3}\s*[0.]+%?\s*\)`,
  String.raw`(?:rgb|hsl)a?\([^/]*/\s*[0.]+%?\s*\)`,
];

/**
 * The allow-list for the HTML of a post, defined only here. The API sanitises with it (rich-text.ts). The contract
 * carries it to both sites as `x-rich-text` (openapi.ts); `npm run api:generate` writes it to
 * `packages/web-kit/src/richText/generated.ts`. The SQL function `visible_text` repeats the `blocks`;
 * `rich-text-agreement.test.ts` fails when they differ.
 */
export const RICH_TEXT = {
  /** Allowed elements; other elements are dropped, and their text stays. */
  tags: [
    ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'ol', 'ul', 'li', 'a', 'span'],
  ],
  /** Those of them that are blocks: they separate the text before, in and after them. */
  blocks: ['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ol', 'ul', 'li'],
  /** Those that keep no attribute, not even a colour. */
  withoutAttributes: ['blockquote', 'pre', 'code'],
  /** Properties that `style` may set, on any element that keeps attributes. */
  colourProperties: ['color', 'background-color'],
  /** Regular expression (flag `i`) of the values these properties may have. */
  colourPattern: `^(?!(?:${UNSEEN_COLOURS.join('|')})$)(?:${COLOUR_FORMS.join('|')})$`,
  /** Schemes of links; a link must be an absolute address. */
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
  /** The `rel` that every link gets. */
  linkRel: 'noopener noreferrer nofollow ugc',
  /** The `target` that every link gets. */
  linkTarget: '_blank',
  /**
   * Regular expression (flag `u`) of a visible character: no space, no default-ignorable code point, no empty Braille
   * cell.
   */
  visibleCharacter: String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
  /** Maximum nesting of elements; deeper elements are dropped, and their text stays. */
  deepestNesting: 50,
  /** How deep the editor nests lists; each level is an indent. */
  deepestList: 8,
  /** Maximum length of the HTML after sanitising, in UTF-16 code units. */
  longestHtml: 50_000,
} as const;
