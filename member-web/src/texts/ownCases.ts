import { formatCounted } from '@campus-commons/web-kit/digits.ts';

/** The list of one's own reports in account settings. */
export const ownReportTexts = {
  own: 'Your reports',
  /** How many reports the member sent. */
  count: (total: number) =>
    total === 0 ? 'You have not reported anything.' : formatCounted(total, 'report', 'reports'),
  show: 'Show',
  showRest: 'your reports',
  loading: 'Loading your reports',
  listFailed: 'Failed to fetch your reports',
  showMore: 'Show more',
};

/** The list of decisions about what is one's own. */
export const ownDecisionTexts = {
  own: 'Decisions about you',
  /** How many decisions there are. */
  count: (total: number) =>
    total === 0
      ? 'There are none, and only you would see them.'
      : formatCounted(total, 'decision', 'decisions'),
  lead: 'Only you see this. If you think that we were wrong, somebody else looks again.',
  show: 'Show',
  showRest: 'decisions about you',
  loading: 'Loading decisions about you',
  listFailed: 'Failed to fetch decisions about you',
  showMore: 'Show more',
};
