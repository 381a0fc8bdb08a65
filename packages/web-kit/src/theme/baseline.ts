import type { Theme } from '@mui/material/styles';
import type { CssThemeComponents } from './cssTheme.ts';

/** The focus ring of all controls. */
export const focusRing = (theme: Pick<Theme, 'vars'>) => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
});

/**
 * Forced colours (high contrast mode), where the user's colours replace ours: shapes that only have a background get a
 * border, and selected, pressed or open elements use the system's selection colours.
 */
const forcedColors = {
  '.MuiButton-root, .MuiToggleButtonGroup-root, .MuiLinearProgress-root, .MuiDialog-paper, .MuiPopover-paper':
    {
      outline: '1px solid ButtonBorder !important',
      outlineOffset: '-1px !important',
    },
  '.MuiButton-root.Mui-disabled': { outlineColor: 'GrayText !important' },
  '.MuiLinearProgress-bar': { forcedColorAdjust: 'none', backgroundColor: 'Highlight !important' },
  ':is(button, a, [role="tab"]):is([aria-pressed="true"], [aria-selected="true"], [aria-current="page"], [aria-current="true"])':
    {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight !important',
      color: 'HighlightText !important',
      outline: '2px solid Highlight',
    },
  ':focus-visible': { outline: '3px solid Highlight !important', outlineOffset: '2px !important' },
} as const;

export const baselineComponents: CssThemeComponents = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { WebkitTextSizeAdjust: '100%' },
      body: {
        ...theme.typography.body1,
        fontVariantNumeric: 'tabular-nums',
        textRendering: 'optimizeLegibility',
        // The last line of a paragraph is never a single short word.
        textWrap: 'pretty',
      },
      // Lines above the one that is being typed must not wrap anew.
      'textarea, [contenteditable="true"]': { textWrap: 'wrap' },
      'h1, h2, h3, h4, h5, h6': { overflowWrap: 'break-word' },
      // What members wrote: marks that stack above and below a character do not draw over what others wrote. Any other
      // overflow that an element sets has precedence.
      ':where([dir="auto"]:not(input, textarea, [contenteditable="true"]))': {
        overflow: 'clip',
        overflowClipMargin: '0.4em',
      },
      ':focus-visible': focusRing(theme),
      // Focused only by script, to announce a new screen, so a whole page needs no focus ring.
      ':is(main, section, h1, h2)[tabindex="-1"]:focus-visible': { outline: 'none' },
      '::selection': { backgroundColor: theme.vars.palette.campus.teal.tintStrong },
      '@media (prefers-reduced-motion: reduce)': {
        html: { scrollBehavior: 'auto' },
        // The toast library closes a toast when the animation of its hidden progress bar ends, so that animation stays.
        '*:not(.Toastify__progress-bar), *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Not short, but none: with any duration, each change of any property would show its old value for one more frame.
          transitionDuration: '0s !important',
          transitionDelay: '0s !important',
        },
      },
      '@media (forced-colors: active)': forcedColors,
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // Browsers use another font for buttons; elements with a typography variant keep theirs.
        fontFamily: 'inherit',
        '&.Mui-focusVisible, &:focus-visible': focusRing(theme),
      }),
    },
  },
  MuiTypography: {
    defaultProps: { variantMapping: { heroText: 'p', sectionText: 'p', compact: 'p' } },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.campus.teal.text,
        fontWeight: 560,
        textDecorationThickness: 1,
        textUnderlineOffset: 3,
        textDecorationColor: `color-mix(in srgb, currentColor 40%, transparent)`,
        borderRadius: 2,
        '&:hover': { textDecorationColor: 'currentColor' },
      }),
    },
  },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
};
