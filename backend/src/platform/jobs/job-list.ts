import type { Job } from './job.js';

/** Seconds. */
const HALF_A_MINUTE = 30;
const MINUTE = 60;
const HOUR = 60 * 60;

/**
 * Every periodic job, with its name and its time. A new job begins with a line here and in docs/operate.md; the service
 * named beside it says what is done, by `JobsService.add({ ...JOBS.itsLine, run })` in `onModuleInit`.
 */
export const JOBS = {
  /** `MediaService`: pictures that nothing holds, and files of removed ones. */
  cleanMedia: { name: 'clean media', every: MINUTE },
  /** `MailOutbox`: mails that could not be handed over at once. */
  sendMail: { name: 'send mail', every: HALF_A_MINUTE },
  /** `PostgresLimitStore`, which is not there with Redis: counts whose window is over. */
  forgetEndedLimits: { name: 'forget ended limits', every: MINUTE },
  /** `SessionsService`: sessions past their longest time. */
  forgetEndedSessions: { name: 'forget ended sessions', every: HOUR },
  /** `PasswordResetsService`: links to set a password that were not used. */
  forgetOldResetLinks: { name: 'forget old reset links', every: HOUR },
  /** `EmailKeysService`: keys of members who joined through the release before. */
  compareEmailAddresses: { name: 'compare email addresses', every: HOUR },
  /** `IdempotencyService`: keys of creating requests, after their day. */
  forgetIdempotencyKeys: { name: 'forget idempotency keys', every: HOUR },
  /** `AccountPurgeService`: accounts deleted more than 14 days ago. */
  purgeDeletedAccounts: { name: 'purge deleted accounts', every: HOUR },
  /** `RemovedPurgeService`: what administrators removed more than 30 days ago. */
  purgeRemovedContent: { name: 'purge removed content', every: HOUR },
} as const satisfies Record<string, Omit<Job, 'run'>>;
