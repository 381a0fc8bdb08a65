import { layout } from '@campus-commons/web-kit/tokens.ts';
import type { CSSObject, Theme } from '@mui/material/styles';

const { columnWidth, columnWidthRoomy, gap, railWidth, railWidthRoomy, roomyFrom } = layout;

/** The width of column and rail together in the widest windows, px. */
export const ROOMY_WIDTH = columnWidthRoomy + gap + railWidthRoomy;

/**
 * Grid columns for a column with a rail, from 1200 px up.
 * @param more what else applies from there on
 */
export function columnAndRail(theme: Theme, more: CSSObject = {}): CSSObject {
  return {
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: `minmax(0, ${columnWidth}px) ${railWidth}px`,
      columnGap: gap,
      ...more,
    },
    [theme.breakpoints.up(roomyFrom)]: {
      gridTemplateColumns: `minmax(0, ${columnWidthRoomy}px) ${railWidthRoomy}px`,
    },
  };
}
