import { radii } from '@campus-commons/web-kit/tokens.ts';
import type { CSSObject, Theme } from '@mui/material/styles';

/** The sunken bar of a few segments, one of which is chosen. */
export const segmentBarStyles = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 4,
  padding: 4,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.campus.sunken,
});

/** A segment of that bar. It looks like the toggle buttons of other lists, whose code would delay the first post. */
export const segmentStyles = (theme: Theme): CSSObject => ({
  ...theme.typography.subtitle2,
  position: 'relative',
  minHeight: 36,
  padding: '6px 14px',
  borderRadius: 9,
  color: theme.vars.palette.campus.ink2,
  whiteSpace: 'nowrap',
  // As high as the bar, so that it is easy to hit.
  '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
  '&:hover': { backgroundColor: theme.vars.palette.campus.hairline, color: theme.vars.palette.campus.ink },
});

/** The chosen segment. */
export const chosenSegmentStyles = (theme: Theme): CSSObject => ({
  backgroundColor: theme.vars.palette.campus.raised,
  color: theme.vars.palette.campus.ink,
  boxShadow: '0 1px 3px rgba(64, 46, 18, 0.14)',
  ...theme.applyStyles('dark', {
    backgroundColor: theme.vars.palette.campus.hairlineStrong,
    boxShadow: 'none',
  }),
});
