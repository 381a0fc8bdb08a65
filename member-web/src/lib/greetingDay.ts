import { readStored, writeStored } from '@campus-commons/web-kit/storage.ts';

/** Holds the reader's own day of the last greeting in this browser. */
const KEY = 'greeted';

/** Whether nobody has been greeted in this browser on the day of `now`, in the reader's time zone. */
export function isGreetingDue(now: Date): boolean {
  return readStored(KEY) !== now.toDateString();
}

/** Stores that the greeting was shown. */
export function storeGreeting(now: Date): void {
  writeStored(KEY, now.toDateString());
}
