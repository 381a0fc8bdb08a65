import type { CSSObject } from '@mui/material/styles';
import { radii } from '../tokens.ts';
import type { CssThemeComponents } from './cssTheme.ts';
import { ErrorGlyph, InfoGlyph, SuccessGlyph, WarningGlyph } from './icons.tsx';

const tinted = (hue: { tint: string; text: string }): CSSObject => ({
  backgroundColor: hue.tint,
  color: hue.text,
  '& .MuiAlert-icon': { color: hue.text },
});

const chipHue = (hue: { tint: string; text: string }): CSSObject => ({
  backgroundColor: hue.tint,
  color: hue.text,
});

export const feedbackComponents: CssThemeComponents = {
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        info: <InfoGlyph fontSize="inherit" />,
        success: <SuccessGlyph fontSize="inherit" />,
        warning: <WarningGlyph fontSize="inherit" />,
        error: <ErrorGlyph fontSize="inherit" />,
      },
    },
    styleOverrides: {
      root: ({ theme }) => {
        const { campus } = theme.vars.palette;
        return {
          ...theme.typography.body2,
          fontWeight: 560,
          padding: '12px 14px',
          borderRadius: radii.control,
          flexWrap: 'wrap',
          overflowWrap: 'anywhere',
          textWrap: 'pretty',
          variants: [
            { props: { severity: 'error', variant: 'standard' }, style: tinted(campus.danger) },
            { props: { severity: 'warning', variant: 'standard' }, style: tinted(campus.marigold) },
            { props: { severity: 'success', variant: 'standard' }, style: tinted(campus.leaf) },
            { props: { severity: 'info', variant: 'standard' }, style: tinted(campus.teal) },
          ],
        };
      },
      icon: { padding: 0, marginRight: 10, fontSize: 20, opacity: 1 },
      // Beside a long message, a button would be squeezed until its letters stood one below the other: it goes below it.
      message: { padding: 0, flex: '1 1 min(12rem, 75%)' },
      action: { padding: 0, marginRight: -4, alignItems: 'center' },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        backgroundColor: theme.vars.palette.campus.sunken,
        ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.campus.raised }),
        '&::after': {
          background: `linear-gradient(100deg, transparent, color-mix(in srgb, ${theme.vars.palette.campus.surface} 70%, transparent), transparent)`,
          ...theme.applyStyles('dark', {
            background: `linear-gradient(100deg, transparent, ${theme.vars.palette.campus.hairline}, transparent)`,
          }),
        },
      }),
      circular: { borderRadius: '50%' },
    },
  },
  MuiCircularProgress: { defaultProps: { size: 24, thickness: 4 } },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 6,
        borderRadius: radii.full,
        backgroundColor: theme.vars.palette.campus.teal.tintStrong,
      }),
      bar: { borderRadius: radii.full },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        fontWeight: 560,
        borderRadius: radii.control,
        backgroundColor: theme.vars.palette.campus.inverseSurface,
        color: theme.vars.palette.campus.inverseInk,
        boxShadow: theme.vars.palette.campus.floatShadow,
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 26,
        fontSize: theme.typography.pxToRem(13),
        fontWeight: 600,
        borderRadius: radii.full,
        backgroundColor: theme.vars.palette.campus.sunken,
        color: theme.vars.palette.campus.ink,
        variants: [
          { props: { color: 'primary' }, style: chipHue(theme.vars.palette.campus.teal) },
          { props: { color: 'secondary' }, style: chipHue(theme.vars.palette.campus.indigo) },
          { props: { color: 'success' }, style: chipHue(theme.vars.palette.campus.leaf) },
          { props: { color: 'warning' }, style: chipHue(theme.vars.palette.campus.marigold) },
          { props: { color: 'error' }, style: chipHue(theme.vars.palette.campus.danger) },
          {
            props: { variant: 'outlined' },
            style: {
              backgroundColor: 'transparent',
              borderColor: theme.vars.palette.campus.hairlineStrong,
              color: theme.vars.palette.campus.ink2,
            },
          },
        ],
      }),
      label: { paddingInline: 10 },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.campus.sunken,
        color: theme.vars.palette.campus.ink2,
        fontWeight: 650,
      }),
    },
  },
};
