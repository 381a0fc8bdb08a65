import { fullDateTime, timeAgo } from '@campus-commons/web-kit/dates.ts';
import { useNow } from '../lib/useNow';

/** How long ago a time was, updated while it is shown; the full date is its tooltip. */
export function TimeAgo({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} title={fullDateTime(iso)}>
      {timeAgo(iso, new Date(Math.max(now.getTime(), new Date(iso).getTime())))}
    </time>
  );
}
