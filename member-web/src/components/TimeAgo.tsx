import { fullDateTime, timeAgo } from '@campus-commons/web-kit/dates.ts';
import { useNow } from '../lib/state/clock';

/** A relative time ("5 minutes ago") that updates itself; its tooltip is the full date. */
export function TimeAgo({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} title={fullDateTime(iso)}>
      {timeAgo(iso, new Date(Math.max(now.getTime(), new Date(iso).getTime())))}
    </time>
  );
}
