import type { CssThemeComponents } from './cssTheme.ts';
import { radii } from '../tokens.ts';

export const navigationComponents: CssThemeComponents = {
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        borderBottom: `1px solid ${theme.vars.palette.campus.hairline}`,
      }),
      // The selected tab is also bolder and darker, so that colour is not the only signal.
      indicator: ({ theme }) => ({
        height: 3,
        borderRadius: '3px 3px 0 0',
        backgroundColor: theme.vars.palette.campus.marigold.main,
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        minWidth: 0,
        padding: '10px 12px',
        fontSize: theme.typography.pxToRem(16),
        fontWeight: 560,
        color: theme.vars.palette.campus.ink2,
        '&:hover': { color: theme.vars.palette.campus.ink },
        '&.Mui-selected': { color: theme.vars.palette.campus.ink, fontWeight: 680 },
        '&.Mui-focusVisible': { outlineOffset: -2, borderRadius: radii.small },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        borderRadius: radii.control,
        color: theme.vars.palette.campus.ink2,
        '&:hover': { backgroundColor: theme.vars.palette.campus.sunken },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.campus.teal.tint,
          color: theme.vars.palette.campus.teal.text,
        },
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'inherit' } } },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'relative',
        minWidth: 36,
        height: 36,
        margin: '4px 1px',
        borderRadius: radii.small,
        fontSize: theme.typography.pxToRem(15),
        fontWeight: 600,
        color: theme.vars.palette.campus.ink2,
        '&::after': { content: '""', position: 'absolute', inset: '-4px -1px' },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.primary.main,
          color: theme.vars.palette.primary.contrastText,
        },
        '&.Mui-disabled': { opacity: 1, color: theme.vars.palette.campus.ink3 },
      }),
      ellipsis: { lineHeight: '28px', '&::after': { content: 'none' } },
    },
  },
  MuiTableContainer: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.card,
        border: `1px solid ${theme.vars.palette.campus.hairline}`,
        backgroundColor: theme.vars.palette.campus.surface,
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiTableRow-hover:hover, &:focus-within': { backgroundColor: theme.vars.palette.campus.teal.tint },
        '&:last-child > td': { borderBottom: 0 },
      }),
      head: { '&&:hover, &&:focus-within': { backgroundColor: 'transparent' } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        height: 48,
        padding: '4px 12px',
        borderColor: theme.vars.palette.campus.hairline,
        '&:first-of-type': { paddingLeft: 20 },
        '&:last-of-type': { paddingRight: 20 },
      }),
      head: ({ theme }) => ({
        ...theme.typography.caption,
        height: 40,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        backgroundColor: theme.vars.palette.campus.raised,
        color: theme.vars.palette.campus.ink2,
      }),
    },
  },
};
