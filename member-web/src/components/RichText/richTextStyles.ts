import type { CSSObject, Theme } from '@mui/material/styles';
import { HIGHLIGHT, TEXT_COLOUR } from './sanitise';

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

/*
 * An author's colour keeps its hue, but its lightness follows the colour scheme: text written in the light scheme stays
 * readable in the dark one. Text is always opaque, so that it cannot be hidden. A browser without relative colours
 * shows the default text colour.
 */
const authorColours = (theme: Theme): CSSObject => ({
  '@supports (color: oklch(from red l c h))': {
    [`& [style*="${TEXT_COLOUR}"]`]: {
      color: `oklch(from var(${TEXT_COLOUR}) min(l, 0.46) c h / 1) !important`,
      ...theme.applyStyles('dark', {
        color: `oklch(from var(${TEXT_COLOUR}) max(l, 0.78) c h / 1) !important`,
      }),
    },
    [`& [style*="${HIGHLIGHT}"]`]: {
      backgroundColor: `oklch(from var(${HIGHLIGHT}) max(l, 0.88) c h) !important`,
      ...theme.applyStyles('dark', {
        backgroundColor: `oklch(from var(${HIGHLIGHT}) min(l, 0.36) c h) !important`,
      }),
      borderRadius: '3px',
      boxDecorationBreak: 'clone',
    },
  },
});

/** The styles of the HTML of a post, in the editor and in the feed. */
export const richTextSx = (theme: Theme): CSSObject => ({
  ...theme.typography.body1,
  overflowWrap: 'anywhere',
  // Tabular figures are for counts; in running text they leave gaps around hyphens and in dates.
  fontVariantNumeric: 'normal',
  '& :where(p, ul, ol, h1, h2, h3, h4, h5, h6)': { margin: 0 },
  '& :where(p, h1, h2, h3, h4, h5, h6)': {
    // Each paragraph takes the direction of its own script, also in the editor: Urdu beside English.
    unicodeBidi: 'plaintext',
    // Spaces and indents as they were typed, in the editor and in the post. Not between blocks, where markup has spaces.
    whiteSpace: 'break-spaces',
  },
  // An item without a paragraph, as other programs write it; the editor makes it one.
  '& li:not(:has(> :is(p, ul, ol, h1, h2, h3, h4, h5, h6)))': { whiteSpace: 'break-spaces' },
  '& p': { minHeight: '1lh' },
  ...Object.fromEntries(
    HEADINGS.map(([tag, size, line]) => [
      `& ${tag}`,
      {
        ...theme.typography.h3,
        fontSize: theme.typography.pxToRem(size),
        lineHeight: line / size,
        textWrap: 'pretty',
      },
    ]),
  ),
  '& :is(h4, h5)': { color: theme.vars.palette.campus.teal.text },
  '& h6': {
    fontFamily: theme.typography.fontFamily,
    letterSpacing: '0.02em',
    color: theme.vars.palette.campus.ink2,
  },
  '& > * + *': { marginTop: '10px' },
  ...Object.fromEntries(HEADINGS.map(([tag, , , above]) => [`& > * + ${tag}`, { marginTop: `${above}px` }])),
  '& > :is(h1, h2, h3, h4, h5, h6) + *': { marginTop: '4px' },
  '& :is(ul, ol)': { paddingLeft: '22px' },
  '& li': { paddingLeft: '4px' },
  '& li::marker': { color: theme.vars.palette.primary.main },
  '& li + li': { marginTop: '2px' },
  '& :is(strong, b)': { fontWeight: 680 },
  '& a': {
    color: theme.vars.palette.campus.teal.text,
    fontWeight: 560,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    '&:hover': { textDecorationColor: 'currentColor' },
  },
  // Mentions: as wide as their text, so that nothing moves when they become links.
  '& a[href^="/"]': {
    fontWeight: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  ...authorColours(theme),
});
