/*
 * Font size, line height and space above, px, of the six heading levels. All are smaller than the title of a screen. The
 * last three are hardly larger than the text, so they also have a colour.
 */
const HEADINGS = [
  ['h1', 24, 30, 28],
  ['h2', 21, 28, 26],
  ['h3', 19, 26, 24],
  ['h4', 17, 24, 20],
  ['h5', 15, 22, 20],
  ['h6', 14, 20, 20],
] as const;

/** CSS rules of an element and, by selector (`& p`) or condition (`@media …`), of what is in it. */
export interface Styles {
  [name: string]: string | number | Styles;
}

interface TextTheme {
  /** The typeface of all headings: family, weight, spacing. */
  heading: Styles;
  fontFamily: string;
  /** The typeface of code. */
  monospace: string;
  /** Colours, as CSS. */
  link: string;
  quiet: string;
  marker: string;
  /** The ground of code, and the line beside a quote. */
  ground: string;
  line: string;
}

/**
 * The styles of the blocks of a post's text. Shared with the early posts, whose style sheet is built from them
 * (vite.earlyStyles.ts): no imports, and lengths with their unit.
 */
export const blockStyles = ({
  heading,
  fontFamily,
  monospace,
  link,
  quiet,
  marker,
  ground,
  line,
}: TextTheme): Styles => ({
  overflowWrap: 'anywhere',
  // Tabular figures are for counts; in running text they leave gaps around hyphens and in dates.
  fontVariantNumeric: 'normal',
  '& :where(p, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre)': { margin: '0' },
  '& :where(p, h1, h2, h3, h4, h5, h6)': {
    // Each paragraph takes the direction of its own script, also in the editor: Urdu beside English.
    unicodeBidi: 'plaintext',
    // Spaces and indents as they were typed, in the editor and in the post. Not between blocks, where markup has spaces.
    whiteSpace: 'break-spaces',
  },
  // An item or a quote without a paragraph, as other programs write it; the editor makes it one.
  '& :is(li, blockquote):not(:has(> :is(p, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre)))': {
    whiteSpace: 'break-spaces',
  },
  '& p': { minHeight: '1lh' },
  ...Object.fromEntries(
    HEADINGS.map(([tag, size, line]) => [
      `& ${tag}`,
      {
        ...heading,
        fontSize: `${size / 16}rem`,
        lineHeight: line / size,
        textWrap: 'pretty',
        ...(tag === 'h6' && { fontFamily, letterSpacing: '0.02em', color: quiet }),
      },
    ]),
  ),
  '& :is(h4, h5)': { color: link },
  '& > * + *': { marginTop: '10px' },
  ...Object.fromEntries(HEADINGS.map(([tag, , , above]) => [`& > * + ${tag}`, { marginTop: `${above}px` }])),
  '& > :is(h1, h2, h3, h4, h5, h6) + *': { marginTop: '4px' },
  '& :is(ul, ol)': { paddingLeft: '1.375rem' },
  '& li': { paddingLeft: '0.25rem' },
  '& li::marker': { color: marker },
  '& li + li': { marginTop: '2px' },
  '& blockquote': { paddingInlineStart: '14px', borderInlineStart: `3px solid ${line}`, color: quiet },
  '& blockquote > * + *, & li > * + :is(blockquote, pre)': { marginTop: '6px' },
  '& :is(code, pre)': {
    fontFamily: monospace,
    fontSize: '0.875em',
    fontVariantLigatures: 'none',
    backgroundColor: ground,
  },
  '& code': { padding: '1px 5px', borderRadius: '5px', boxDecorationBreak: 'clone', unicodeBidi: 'isolate' },
  // Code scrolls in its own box: a long line never widens the page. It is read from the left also in a text in Urdu.
  '& pre': {
    direction: 'ltr',
    textAlign: 'left',
    padding: '10px 12px',
    borderRadius: '8px',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    overflowWrap: 'normal',
    whiteSpace: 'pre',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    tabSize: '4',
  },
  // Whoever nests hundreds of them must not crash a browser: only the outermost scrolls, and quotes are indented three times.
  '& pre pre': { overflow: 'visible', padding: '0' },
  '& blockquote blockquote blockquote blockquote': { paddingInlineStart: '0', borderInlineStart: '0' },
  // Paper does not scroll.
  '@media print': { '& pre': { whiteSpace: 'pre-wrap' } },
  '& pre code': { padding: '0', fontSize: 'inherit', backgroundColor: 'transparent' },
  '& :is(strong, b)': { fontWeight: 680 },
  '& a': {
    color: link,
    fontWeight: 560,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    '&:hover': { textDecorationColor: 'currentColor' },
  },
});
