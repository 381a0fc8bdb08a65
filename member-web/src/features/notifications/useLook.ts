import { useEffect, useState } from 'react';
import type { NotificationListDto } from '../../api/generated';
import { useNotificationsGetAllQuery, useNotificationsMarkSeenMutation } from './notificationsApi';

/** One page of notifications, fetched again whenever it is opened. */
export const useNotificationPage = (page: number, limit: number) =>
  useNotificationsGetAllQuery(
    { getNotificationsDto: { page, limit } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );

/**
 * Tells the server that the member has looked at the newest notifications. Returns when they looked before: null if they
 * never did, undefined until it is known. What was new when the list opened stays so while it is shown.
 * @param isFirstPage whether `data` has the newest ones
 */
export function useLook(
  data: NotificationListDto | undefined,
  isFirstPage: boolean,
): string | null | undefined {
  const [markSeen] = useNotificationsMarkSeenMutation();
  const [lookedAt, setLookedAt] = useState<string | null>();
  if (data && lookedAt === undefined) setLookedAt(data.seenAt ?? null);
  const newest = isFirstPage && data && data.unread > 0 ? data.notifications[0]?.at : undefined;
  useEffect(() => {
    if (newest !== undefined) void markSeen({ markSeenDto: { upTo: newest } });
  }, [newest, markSeen]);
  return lookedAt;
}
