import { useNotificationsGetUnreadQuery } from '../notificationsApi';

/** Milliseconds between two looks while the page is visible. */
const EVERY = 60_000;

/**
 * The number at the bell; 0 until it is known. 100 stands for 100 or more. It is fetched again every minute while the page
 * is visible, and when it becomes visible again. Failures say nothing.
 */
export function useUnread(): number {
  const { data } = useNotificationsGetUnreadQuery(
    { emptyDto: {} },
    { pollingInterval: EVERY, skipPollingIfUnfocused: true, refetchOnFocus: true },
  );
  return data?.data.unread ?? 0;
}
