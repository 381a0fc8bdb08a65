/**
 * What members are told about, in the order in which settings show it. Nothing writes `mention` yet. The table's check has
 * the same names.
 */
export const NOTIFICATION_KINDS = ['mention', 'comment', 'thread', 'like', 'follow', 'ownPage'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
