import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the site's code runs already: false while a prerendered page is being taken over. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
