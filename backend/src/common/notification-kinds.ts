/**
 * What members are told about, in the order in which settings show it. `page` is never
 * stored: it is read from the follows with a bell. The table's check has the other names.
 */
export const NOTIFICATION_KINDS = [
  'mention',
  'comment',
  'thread',
  'like',
  'follow',
  'ownPage',
  'page',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
/** The kinds that the table holds. */
export type StoredNotificationKind = Exclude<NotificationKind, 'page'>;
