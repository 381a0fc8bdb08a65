import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { searchTexts } from '../../texts/search';
import { KINDS, searchFor, type SearchQuery } from './searchQuery';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 4,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.campus.sunken,
}));

/** Looks like the tabs of the dashboard; a link, because each kind has its own address. */
const Kind = styled(Link)(({ theme }) => ({
  ...theme.typography.subtitle2,
  position: 'relative',
  flex: '1 0 auto',
  minHeight: 36,
  padding: '8px 10px',
  borderRadius: 9,
  color: theme.vars.palette.campus.ink2,
  textAlign: 'center',
  textDecoration: 'none',
  // As high as the bar, so that it is easy to hit.
  '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
  '&:hover': { backgroundColor: theme.vars.palette.campus.hairline, color: theme.vars.palette.campus.ink },
  '&[aria-current="page"]': {
    backgroundColor: theme.vars.palette.campus.raised,
    color: theme.vars.palette.campus.ink,
    boxShadow: '0 1px 3px rgba(64, 46, 18, 0.14)',
    ...theme.applyStyles('dark', {
      backgroundColor: theme.vars.palette.campus.hairlineStrong,
      boxShadow: 'none',
    }),
  },
}));

/** Chooses between all results and those of one kind. */
export function KindLinks({ text, kind }: SearchQuery) {
  return (
    <Bar aria-label={searchTexts.kinds}>
      {KINDS.map((known) => (
        <Kind
          key={known}
          to={{ search: searchFor(text, known) }}
          aria-current={known === kind ? 'page' : undefined}
        >
          {searchTexts.kind[known]}
        </Kind>
      ))}
    </Bar>
  );
}
