import { useSyncExternalStore } from 'react';
import { createValueStore } from './valueStore';

/** When the network is back, what was not loaded is asked for again first. Its failure is then not shown for a moment. */
const BACK_AFTER_MS = 100;

const offline = createValueStore(false);

/** Whether the browser has no network: it says so, and no answer has arrived since. */
export const isOffline = offline.get;

/** {@link isOffline}, for components. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(offline.subscribe, offline.get, () => false);
}

/** Call it when an answer arrives: some systems call themselves offline because of a network that is not in use. */
export function answerArrived(): void {
  offline.set(false);
}

// Public pages are also rendered without a document, when the site is built.
if (typeof document !== 'undefined') {
  const follow = () => offline.set(!navigator.onLine);
  follow();
  window.addEventListener('offline', follow);
  window.addEventListener('online', () => setTimeout(follow, BACK_AFTER_MS));
}
