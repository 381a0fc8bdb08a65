import { MAX_MODERATORS_DAYS } from '@campus-commons/web-kit/bounds/generated.ts';

/** For how many days one is limited or suspended. */
export const DAYS = [1, 3, 7, 14, 30] as const;
/** A suspension without an end. */
export const ENDLESS = 'endless';
export type Days = (typeof DAYS)[number] | typeof ENDLESS;

/** For how long one may suspend; the longest last. Only administrators suspend without an end. */
export const suspensionDays = (isModerator: boolean): readonly Days[] =>
  isModerator ? DAYS.filter((days) => days <= MAX_MODERATORS_DAYS) : [...DAYS, ENDLESS];

const DAY_MS = 24 * 60 * 60 * 1000;

/** When so many days from now are over; ISO 8601. Undefined without an end. */
export const endIn = (days: Days): string | undefined =>
  days === ENDLESS ? undefined : new Date(Date.now() + days * DAY_MS).toISOString();
