import { styled } from '@mui/material/styles';
import type { Run } from './matches';

const Hit = styled('mark')(({ theme }) => ({
  backgroundColor: 'transparent',
  color: theme.vars.palette.campus.ink,
  fontWeight: 650,
}));

/** A text in which the words that were searched for stand out. */
export function Hits({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, isHit }, index) => (isHit ? <Hit key={index}>{text}</Hit> : text));
}
