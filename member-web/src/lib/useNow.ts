import { useSyncExternalStore } from 'react';
import { followClock, shownMoment } from './clock';

/** The current time by the server's clock, updated every minute while the component is mounted. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(followClock, shownMoment, shownMoment));
}
