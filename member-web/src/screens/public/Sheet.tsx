import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';

/** The card around an example. */
export const Sheet = styled('div')(({ theme }) => ({
  padding: '20px 24px 24px',
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.campus.hairline}`,
  backgroundColor: theme.vars.palette.campus.surface,
  [theme.breakpoints.down('sm')]: { padding: '16px 16px 20px' },
}));
