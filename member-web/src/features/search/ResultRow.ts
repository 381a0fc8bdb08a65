import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** One result: a figure, a name that leads there, and what else is known. The whole row can be pressed. */
export const ResultRow = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '10px 16px',
  '&:hover': { backgroundColor: theme.vars.palette.campus.sunken },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.campus.hairline}` },
}));

/** Covers the whole row. */
export const RowLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid currentColor', outlineOffset: -2 },
});

/** What stands above the link that covers the row. */
export const AboveLink = styled('div')({ position: 'relative', zIndex: 1, flex: 'none' });
