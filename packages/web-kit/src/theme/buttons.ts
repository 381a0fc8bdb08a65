import type { CSSObject } from '@mui/material/styles';
import { radii } from '../tokens.ts';
import type { CssTheme, CssThemeComponents } from './cssTheme.ts';

/** Extends the touch target of a control that is smaller than 44 px. */
const hitArea: CSSObject = {
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
};

/** Colours of the secondary variants; filled buttons use the palette. */
function tonal(theme: CssTheme): CSSObject {
  const { teal } = theme.vars.palette.campus;
  return {
    backgroundColor: teal.tint,
    color: teal.text,
    '&:hover': { backgroundColor: teal.tintStrong },
  };
}

function busy(theme: CssTheme): CSSObject {
  // A busy button keeps its colours; only a disabled one is grey.
  const keep = (color: string, backgroundColor: string): CSSObject => ({
    '&.MuiButton-loading.Mui-disabled': { color, backgroundColor },
  });
  const { palette } = theme.vars;
  return {
    '&.MuiButton-loading .MuiButton-startIcon': { display: 'none' },
    '&.MuiButton-contained': keep(palette.primary.contrastText, palette.primary.main),
    '&.MuiButton-contained.MuiButton-colorError': keep(palette.error.contrastText, palette.error.main),
    '&.MuiButton-tonal': keep(palette.campus.teal.text, palette.campus.teal.tint),
    '&.MuiButton-outlined': keep(palette.campus.ink, palette.campus.surface),
    '&.MuiButton-text': keep(palette.campus.teal.text, 'transparent'),
  };
}

export const buttonComponents: CssThemeComponents = {
  MuiButton: {
    defaultProps: { disableElevation: true, loadingPosition: 'start' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        minWidth: 44,
        padding: '8px 20px',
        borderRadius: radii.control,
        textAlign: 'center',
        transition: theme.transitions.create(['background-color', 'border-color', 'color']),
        '&.Mui-disabled': {
          backgroundColor: theme.vars.palette.campus.sunken,
          color: theme.vars.palette.campus.ink3,
          // In dark mode `sunken` is nearly black: it looks like a hole in a card and is invisible on the page.
          ...theme.applyStyles('dark', {
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette.campus.ink} 8%, transparent)`,
          }),
        },
        '&:active': { transform: 'translateY(1px)' },
        ...busy(theme),
        variants: [
          { props: { variant: 'tonal' }, style: tonal(theme) },
          {
            props: { variant: 'tonal', color: 'error' },
            style: {
              backgroundColor: theme.vars.palette.campus.danger.tint,
              color: theme.vars.palette.campus.danger.text,
              '&:hover': {
                backgroundColor: `color-mix(in srgb, ${theme.vars.palette.campus.danger.tint}, ${theme.vars.palette.campus.danger.main} 12%)`,
              },
            },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              borderColor: theme.vars.palette.campus.hairlineStrong,
              backgroundColor: theme.vars.palette.campus.surface,
              color: theme.vars.palette.campus.ink,
              '&:hover': {
                borderColor: theme.vars.palette.campus.inputBorder,
                backgroundColor: theme.vars.palette.campus.sunken,
              },
            },
          },
          {
            props: { variant: 'text' },
            style: { padding: '8px 12px' },
          },
          {
            props: { variant: 'text', color: 'primary' },
            style: {
              color: theme.vars.palette.campus.teal.text,
              '&:hover': { backgroundColor: theme.vars.palette.campus.teal.tint },
              '&.Mui-disabled': { backgroundColor: 'transparent' },
            },
          },
          {
            props: { size: 'small' },
            style: {
              ...hitArea,
              minHeight: 36,
              padding: '6px 14px',
              borderRadius: radii.small,
              fontSize: theme.typography.pxToRem(14),
            },
          },
          { props: { size: 'large' }, style: { minHeight: 48 } },
        ],
      }),
      startIcon: { marginLeft: 0 },
      endIcon: { marginRight: 0 },
      // In the row with the text instead of overlaid, so that the gap is the same as for other icons.
      loadingIndicator: { position: 'static', marginRight: 8 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 44,
        height: 44,
        padding: 0,
        borderRadius: radii.control,
        color: theme.vars.palette.campus.ink2,
        transition: theme.transitions.create(['background-color', 'color']),
        '&:hover': {
          backgroundColor: theme.vars.palette.campus.sunken,
          color: theme.vars.palette.campus.ink,
        },
        variants: [
          {
            props: { size: 'small' },
            style: { ...hitArea, width: 36, height: 36, borderRadius: radii.small },
          },
        ],
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.campus.sunken,
        borderRadius: radii.control,
        padding: 4,
        gap: 4,
        // MUI joins the buttons into one bar; here they are separate tiles on a sunken background.
        '& .MuiToggleButton-root': { border: 0, borderRadius: 9, margin: 0 },
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...hitArea,
        minHeight: 36,
        padding: '6px 14px',
        flex: 1,
        whiteSpace: 'nowrap',
        fontSize: theme.typography.pxToRem(14),
        lineHeight: 20 / 14,
        fontWeight: 600,
        color: theme.vars.palette.campus.ink2,
        '&:hover': {
          backgroundColor: theme.vars.palette.campus.hairline,
          color: theme.vars.palette.campus.ink,
        },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.campus.raised,
          color: theme.vars.palette.campus.ink,
          boxShadow: '0 1px 3px rgba(64, 46, 18, 0.14)',
          ...theme.applyStyles('dark', {
            backgroundColor: theme.vars.palette.campus.hairlineStrong,
            boxShadow: 'none',
          }),
        },
      }),
    },
  },
};
