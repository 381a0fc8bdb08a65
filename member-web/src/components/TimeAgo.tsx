import { fullDateTime, timeAgo } from '@campus-commons/web-kit/dates.ts';
import { useSyncExternalStore } from 'react';
import { createValueStore } from '../lib/valueStore';

const MINUTE_MS = 60_000;

/** One clock for all times on the page; it stands still while nothing shows a time. */
const now = createValueStore(Date.now());
let readers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function followClock(listener: () => void): () => void {
  const leave = now.subscribe(listener);
  readers += 1;
  if (readers === 1) {
    now.set(Date.now());
    timer = setInterval(() => now.set(Date.now()), MINUTE_MS);
  }
  return () => {
    leave();
    readers -= 1;
    if (readers === 0) clearInterval(timer);
  };
}

/** How long ago something was, kept right while it is looked at; the whole date as a title. */
export function TimeAgo({ iso }: { iso: string }) {
  const moment = useSyncExternalStore(followClock, now.get);
  return (
    <time dateTime={iso} title={fullDateTime(iso)}>
      {timeAgo(iso, new Date(Math.max(moment, new Date(iso).getTime())))}
    </time>
  );
}
