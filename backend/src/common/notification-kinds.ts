/**
 * What members are told about, in the order in which settings show it. `page` is never
 * stored: it is read from the follows with a bell. The table's check has the other names.
 */
export const NOTIFICATION_KINDS = [
  'mention',
  'reply',
  'comment',
  'thread',
  'like',
  'follow',
  'ownPage',
  'answer',
  'poll',
  'application',
  'page',
] as const;
/** A kind that settings switch off and on. */
export type SwitchableKind = (typeof NOTIFICATION_KINDS)[number];
/** A `notice` tells of the member's account, report, or part in running a page. It is always on. */
export type NotificationKind = SwitchableKind | 'notice';
/** The kinds that the table holds. */
export type StoredNotificationKind = Exclude<NotificationKind, 'page'>;

/**
 * What a notice is of: a decision about something of the member's, the member's own report, their appeal, a held post of theirs,
 * whether they help to run a page, that they are asked to take one over, or how their offer to hand one over was answered.
 */
export type NoticeSubject = 'decision' | 'report' | 'appeal' | 'hold' | 'pageRole' | 'transfer' | 'handover';
