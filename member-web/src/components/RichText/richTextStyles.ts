import { MONOSPACE } from '@campus-commons/web-kit/theme/typography.ts';
import type { CSSObject, Theme } from '@mui/material/styles';
import { blockStyles, type Styles } from './blockStyles';
import { HIGHLIGHT, TEXT_COLOUR } from './sanitise';

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
  ...(blockStyles({
    heading: theme.typography.h3 as Styles,
    fontFamily: theme.typography.fontFamily ?? '',
    monospace: MONOSPACE,
    link: theme.vars.palette.campus.teal.text,
    quiet: theme.vars.palette.campus.ink2,
    marker: theme.vars.palette.primary.main,
    ground: theme.vars.palette.campus.sunken,
    line: theme.vars.palette.campus.hairlineStrong,
  }) as CSSObject),
  // Mentions and topics: as wide as their text, so that nothing moves when they become links.
  '& a[href^="/"]': {
    fontWeight: 'inherit',
    // The line tells topics from the text around them, as it does other links.
    '&:not([href*=topics])': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  },
  ...authorColours(theme),
});
