import { decoration } from '../../lib/loading/loadLater';

const AllSince = decoration(async () => (await import('./AllSince')).AllSince);

/**
 * Below the last post that is new to the reader.
 * @param time when the feed was last shown
 */
export function LastVisitLine({ time }: { time: Date }) {
  return (
    // As high as a line of its text, which comes late.
    <div style={{ minHeight: '1.125rem' }}>
      <AllSince time={time} />
    </div>
  );
}
