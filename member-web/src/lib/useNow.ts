import { useSyncExternalStore } from 'react';
import { followClock, shownMoment } from './clock';

/** The moment by the server's clock, kept right to the minute while it is looked at. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(followClock, shownMoment, shownMoment));
}
