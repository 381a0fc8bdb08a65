/** How far an application has come: one word wherever it is said. */
export const applicationStates = {
  applied: 'Applied',
  interview: 'Interview',
  offered: 'Offer',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  completed: 'Completed',
  unanswered: 'No answer came',
} as const;
