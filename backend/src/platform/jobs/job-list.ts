import type { Job } from './job.js';

const TEN_SECONDS = 10;
const THIRTY_SECONDS = 30;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * Every periodic job, with its name and interval. A new job needs a line here; the comment goes into docs/reference/jobs.md; the named service
 * registers the work with `JobsService.add({ ...JOBS.itsLine, run })` in `onModuleInit`.
 */
export const JOBS = {
  /** `MediaService`: pictures that no record uses, and files of removed ones. */
  cleanMedia: { name: 'clean media', every: MINUTE_SECONDS },
  /** `MailOutbox`: mails that could not be sent at once. */
  sendMail: { name: 'send mail', every: THIRTY_SECONDS },
  /** `PostgresLimitStore` (not used with Redis): counters whose window has ended. */
  forgetEndedLimits: { name: 'forget ended limits', every: MINUTE_SECONDS },
  /** `SessionsService`: sessions past their maximum lifetime. */
  forgetEndedSessions: { name: 'forget ended sessions', every: HOUR_SECONDS },
  /** `PasswordResetsService`: expired links to set a password or to confirm an address. */
  forgetOldResetLinks: { name: 'forget old reset links', every: HOUR_SECONDS },
  /** `EmailKeysService`: comparison keys of members who joined through the previous release. */
  compareEmailAddresses: { name: 'compare email addresses', every: HOUR_SECONDS },
  /** `IdempotencyService`: idempotency keys older than a day. */
  forgetIdempotencyKeys: { name: 'forget idempotency keys', every: HOUR_SECONDS },
  /** `AccountPurgeService`: accounts deleted more than 14 days ago. */
  purgeDeletedAccounts: { name: 'purge deleted accounts', every: HOUR_SECONDS },
  /** `RemovedPurgeService`: content that administrators removed more than 30 days ago, and pages that their creators deleted. */
  purgeRemovedContent: { name: 'purge removed content', every: MINUTE_SECONDS },
  /** `DecisionsService`: notices of decisions that can be undone no more, and the words and pictures of cases decided 180 days ago. */
  tellDecisions: { name: 'tell decisions', every: MINUTE_SECONDS },
  /** `PageTransfersService`: offers of pages that nobody answered within seven days. */
  endTransfers: { name: 'end transfers', every: HOUR_SECONDS },
  /** `ApplicationEndsService`: applications that nobody answered, and the texts of those that ended 180 days ago. */
  endApplications: { name: 'end applications', every: HOUR_SECONDS },
  /** `SignalsService`: new texts that have a word of the administrators' list, or look like spam. */
  readTexts: { name: 'read texts', every: TEN_SECONDS },
  /** `AdminUserStatusService`: suspensions that have ended by the clock. */
  liftSuspensions: { name: 'lift suspensions', every: MINUTE_SECONDS },
  /** `GuardianRequestsService`: requests for a guardian's consent that nobody answered, and by when minors need one where it is required. */
  keepConsents: { name: 'keep consents', every: MINUTE_SECONDS },
  /** `NotificationsService`: notifications older than 90 days, and all but a member's newest 300. */
  forgetOldNotifications: { name: 'forget old notifications', every: DAY_SECONDS },
  /** `NotificationMailService`: mails about unread notifications, and the weekly summary. */
  mailNotifications: { name: 'mail notifications', every: MINUTE_SECONDS },
  /** `PushDeliveryService`: pushes to devices, which a process takes from the outbox. */
  sendPushes: { name: 'send pushes', every: TEN_SECONDS },
  /** `FeedBlocksService`: counts of older posts in blocks, for pages far back in everybody's feed. */
  countOlderPosts: { name: 'count older posts', every: MINUTE_SECONDS },
  /** `PopularService`: the posts of "This week" and their order. */
  rankPosts: { name: 'rank posts', every: 10 * MINUTE_SECONDS },
  /** `PollsService`: tells authors that their polls have ended. */
  endPolls: { name: 'end polls', every: MINUTE_SECONDS },
  /** `PollsService`: who voted in polls that ended 90 days ago. */
  forgetVotes: { name: 'forget votes', every: DAY_SECONDS },
  /** `TopicsService`: topics of posts that were written before there were topics, or by a server of an earlier release. */
  readTopics: { name: 'read topics', every: DAY_SECONDS },
  /** `TopicsService`: topics that no post has any more. */
  forgetUnusedTopics: { name: 'forget unused topics', every: DAY_SECONDS },
  /** `GrievancesService`: grievances that were answered `GRIEVANCE_KEEP_DAYS` ago. */
  forgetGrievances: { name: 'forget grievances', every: DAY_SECONDS },
  /** `TransparencyService`: what happened in the month that has ended, for the page about it. */
  countMonths: { name: 'count months', every: HOUR_SECONDS },
  /** `PostIndexService`: words of posts that are older than search. */
  indexOlderPosts: { name: 'index older posts', every: DAY_SECONDS },
} as const satisfies Record<string, Omit<Job, 'run'>>;
