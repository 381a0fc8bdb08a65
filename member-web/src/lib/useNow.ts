import { useSyncExternalStore } from 'react';
import { subscribeToClock, clockTime } from './clock';

/** The current time by the server's clock, updated every minute while the component is mounted. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribeToClock, clockTime, clockTime));
}
