/** How far a case of the review has come. An appeal waits for a second look, which upholds or overturns the decision. */
export const CASE_STATES = ['open', 'decided', 'appealed', 'upheld', 'overturned'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** What can be decided of a case. */
export const CASE_OUTCOMES = ['no_violation', 'send_help', 'bad_faith', 'violation'] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

/** What a decision can do about an account. */
export const CASE_MEASURES = ['warning', 'suspension'] as const;
export type CaseMeasure = (typeof CASE_MEASURES)[number];
