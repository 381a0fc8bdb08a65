import { styled } from '@mui/material/styles';
import { sinceTime } from '../../lib/text/since';
import { useNow } from '../../lib/state/clock';
import { sinceTexts } from '../../texts/since';

/** The words on a hairline. */
const Line = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: '0 16px',
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  '&::before, &::after': {
    content: '""',
    flex: '1 0 16px',
    borderTop: `1px solid ${theme.vars.palette.campus.hairlineStrong}`,
  },
}));

/**
 * Below the last post that is new to the reader.
 * @param time when the feed was last shown
 */
export function AllSince({ time }: { time: Date }) {
  return <Line>{sinceTexts.all(sinceTime(time, useNow()))}</Line>;
}
