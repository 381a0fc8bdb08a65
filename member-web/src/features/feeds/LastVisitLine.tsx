import { styled } from '@mui/material/styles';
import { decoration } from '../../lib/loading/loadLater';

/** As high as a line of its text, which comes late. */
const Place = styled('div')({ minHeight: '1.125rem' });
const AllSince = decoration(async () => (await import('./AllSince')).AllSince);

/**
 * Below the last post that is new to the reader.
 * @param time when the feed was last shown
 */
export function LastVisitLine({ time }: { time: Date }) {
  return (
    <Place>
      <AllSince time={time} />
    </Place>
  );
}
