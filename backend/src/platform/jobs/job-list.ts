import type { Job } from './job.js';

/** Seconds. */
const TEN_SECONDS = 10;
const HALF_A_MINUTE = 30;
const MINUTE = 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * Every periodic job, with its name and interval. A new job needs a line here; the comment goes into docs/reference/jobs.md; the named service
 * registers the work with `JobsService.add({ ...JOBS.itsLine, run })` in `onModuleInit`.
 */
export const JOBS = {
  /** `MediaService`: pictures that no record uses, and files of removed ones. */
  cleanMedia: { name: 'clean media', every: MINUTE },
  /** `MailOutbox`: mails that could not be sent at once. */
  sendMail: { name: 'send mail', every: HALF_A_MINUTE },
  /** `PostgresLimitStore` (not used with Redis): counters whose window has ended. */
  forgetEndedLimits: { name: 'forget ended limits', every: MINUTE },
  /** `SessionsService`: sessions past their maximum lifetime. */
  forgetEndedSessions: { name: 'forget ended sessions', every: HOUR },
  /** `PasswordResetsService`: expired links to set a password or to confirm an address. */
  forgetOldResetLinks: { name: 'forget old reset links', every: HOUR },
  /** `EmailKeysService`: comparison keys of members who joined through the previous release. */
  compareEmailAddresses: { name: 'compare email addresses', every: HOUR },
  /** `IdempotencyService`: idempotency keys older than a day. */
  forgetIdempotencyKeys: { name: 'forget idempotency keys', every: HOUR },
  /** `AccountPurgeService`: accounts deleted more than 14 days ago. */
  purgeDeletedAccounts: { name: 'purge deleted accounts', every: HOUR },
  /** `RemovedPurgeService`: content that administrators removed more than 30 days ago, and pages that their creators deleted. */
  purgeRemovedContent: { name: 'purge removed content', every: MINUTE },
  /** `NotificationsService`: notifications older than 90 days, and all but a member's newest 300. */
  forgetOldNotifications: { name: 'forget old notifications', every: DAY },
  /** `NotificationMailService`: mails about unread notifications, and the weekly summary. */
  mailNotifications: { name: 'mail notifications', every: MINUTE },
  /** `PushDeliveryService`: pushes to devices, which a process takes from the outbox. */
  sendPushes: { name: 'send pushes', every: TEN_SECONDS },
  /** `FeedBlocksService`: counts of older posts in blocks, for pages far back in everybody's feed. */
  countOlderPosts: { name: 'count older posts', every: MINUTE },
  /** `PostIndexService`: words of posts that are older than search. */
  indexOlderPosts: { name: 'index older posts', every: DAY },
} as const satisfies Record<string, Omit<Job, 'run'>>;
