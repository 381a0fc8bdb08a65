import { keyframes } from '@mui/material/styles';
import type { CSSObject } from '@mui/material/styles';
import { motion, radii } from '../tokens.ts';
import type { CssTheme, CssThemeComponents } from './cssTheme.ts';

const rise = keyframes`
  from { opacity: 0; transform: translateY(${motion.dialogRise}px); }
`;

/** Elements that float above the page; only these have a shadow. */
const floating = (theme: CssTheme): CSSObject => ({
  backgroundColor: theme.vars.palette.campus.raised,
  backgroundImage: 'none',
  boxShadow: theme.vars.palette.campus.floatShadow,
});

export const surfaceComponents: CssThemeComponents = {
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      elevation: { boxShadow: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.campus.hairline }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    // Not hidden: the focus could scroll it sideways, to what is wider, such as a switch's field.
    styleOverrides: { root: { borderRadius: radii.card, overflow: 'clip' } },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } } },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.campus.scrim }),
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...floating(theme),
        borderRadius: radii.dialog,
        animation: `${rise} ${motion.duration}ms ${motion.easing}`,
        // Conditional rules come after all variants in the style sheet, so this one excludes a variant explicitly.
        [theme.breakpoints.down('sm')]: {
          '&:not(.MuiDialog-paperFullScreen)': {
            margin: 16,
            width: 'calc(100% - 32px)',
            maxHeight: 'calc(100% - 32px)',
          },
        },
        variants: [
          {
            props: { fullScreen: true },
            style: { borderRadius: 0, margin: 0, width: '100%', maxHeight: 'none', boxShadow: 'none' },
          },
        ],
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: '24px 24px 8px' }) },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: '8px 24px 16px', borderColor: theme.vars.palette.campus.hairline }),
    },
  },
  MuiDialogContentText: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.campus.ink2 }) },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '8px 24px 24px',
        gap: 12,
        // Large text on a narrow phone: the buttons are one below the other.
        flexWrap: 'wrap',
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
      },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...floating(theme),
        borderRadius: radii.control,
        border: `1px solid ${theme.vars.palette.campus.hairline}`,
      }),
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        gap: 12,
        padding: '8px 12px',
        borderRadius: 8,
        // Large text may need a second line.
        whiteSpace: 'normal',
        fontSize: theme.typography.pxToRem(15),
        lineHeight: 22 / 15,
        [theme.breakpoints.up('sm')]: { minHeight: 44 },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.campus.teal.tint,
          color: theme.vars.palette.campus.teal.text,
          fontWeight: 600,
        },
        '&.Mui-focusVisible': { outlineOffset: -2, backgroundColor: theme.vars.palette.campus.sunken },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 100 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        padding: '6px 10px',
        borderRadius: radii.small,
        backgroundColor: theme.vars.palette.campus.inverseSurface,
        color: theme.vars.palette.campus.inverseInk,
      }),
    },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'transparent' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.campus.paper,
        color: theme.vars.palette.campus.ink,
        borderBottom: `1px solid ${theme.vars.palette.campus.hairline}`,
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.campus.paper,
        borderColor: theme.vars.palette.campus.hairline,
      }),
    },
  },
};
