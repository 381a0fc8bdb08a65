import { archRadius, radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';

/** The card around an example. */
export const Sheet = styled('div')(({ theme }) => ({
  padding: '20px 24px 24px',
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.campus.hairline}`,
  backgroundColor: theme.vars.palette.campus.surface,
  [theme.breakpoints.down('sm')]: { padding: '16px 16px 20px' },
}));

/** A small numbered arch that links a part of an example to its note. */
export const NumberArch = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 28,
  paddingTop: 3,
  fontFamily: theme.typography.fontFamily,
  fontSize: 13,
  lineHeight: 1,
  fontWeight: 680,
  letterSpacing: 0,
  borderRadius: archRadius(28 / 24, 6),
  backgroundColor: theme.vars.palette.campus.marigold.tint,
  color: theme.vars.palette.campus.marigold.text,
}));
