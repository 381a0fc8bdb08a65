import { REPORT_REASONS } from '../../common/report-reasons.js';

/**
 * What is counted of each topic, in the order in which it is shown. The names of a topic leave nothing out and count nothing twice, and
 * no sum of them is told anywhere: what is left out of a sum could be found by subtraction.
 */
export const TRANSPARENCY_NAMES = {
  /** Reports, by reason. */
  reports: REPORT_REASONS,
  /** Decided cases: `violation` is one without a measure against the account; `approve` and `decline` are about internships. */
  decisions: [
    'violation',
    'warning',
    'limit',
    'suspension',
    'no_violation',
    'send_help',
    'bad_faith',
    'approve',
    'decline',
  ],
  /** Appeals that were answered. */
  appeals: ['upheld', 'overturned'],
  /** Grievances whose answer was due. */
  grievances: ['in_time', 'late'],
  /** Accounts that were deleted because their members are younger than 16; referrals to the police or to others. */
  others: ['too_young', 'referral'],
} as const;

export const TRANSPARENCY_TOPICS = Object.keys(TRANSPARENCY_NAMES) as TransparencyTopic[];
export type TransparencyTopic = keyof typeof TRANSPARENCY_NAMES;

/** The smallest number, other than 0, that is told: a smaller one could point to a person. */
export const MIN_TOLD_COUNT = 5;
