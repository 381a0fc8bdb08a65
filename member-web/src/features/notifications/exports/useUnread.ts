import { useSyncExternalStore } from 'react';
import { useIsOffline } from '../../../lib/state/network';
import { isLive } from '../../live/exports/shownPosts';
import { useNotificationsGetUnreadQuery } from '../notificationsApi';

/** Time between two looks while the page is visible. */
const INTERVAL_MS = 60_000;

/**
 * The number at the bell; 0 until it is known. 100 stands for 100 or more. Live updates change it; without them it is fetched
 * again every minute while the page is visible. It is also fetched when the page becomes visible again. Failures say nothing.
 */
export function useUnread(): number {
  const comesByItself = useSyncExternalStore(isLive.subscribe, isLive.get);
  const isOffline = useIsOffline();
  const { data } = useNotificationsGetUnreadQuery(
    { emptyDto: {} },
    {
      pollingInterval: comesByItself || isOffline ? 0 : INTERVAL_MS,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
    },
  );
  return data?.data.unread ?? 0;
}
