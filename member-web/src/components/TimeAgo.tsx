import { fullDateTime, timeAgo } from '@campus-commons/web-kit/dates.ts';
import { useNow } from '../lib/useNow';

/** How long ago something was, kept right while it is looked at; the whole date as a title. */
export function TimeAgo({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} title={fullDateTime(iso)}>
      {timeAgo(iso, new Date(Math.max(now.getTime(), new Date(iso).getTime())))}
    </time>
  );
}
