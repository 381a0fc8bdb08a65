/**
 * How far a case of the review has come. An appeal waits for a second look, which upholds or overturns the decision. `undone`:
 * an administrator restored the content, or ended the suspension.
 */
export const CASE_STATES = ['open', 'decided', 'appealed', 'upheld', 'overturned', 'undone'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** What can be decided of a case. */
export const CASE_OUTCOMES = ['no_violation', 'send_help', 'bad_faith', 'violation'] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

/**
 * What opened a case: a report, a word of the administrators' list, a signal of spam, or an act of the console, whose case is decided
 * from the start.
 */
export const CASE_SOURCES = ['report', 'words', 'spam', 'console'] as const;
export type CaseSource = (typeof CASE_SOURCES)[number];

/** What a decision can do about an account. Who is limited reads everything and writes nothing. */
export const CASE_MEASURES = ['warning', 'limit', 'suspension'] as const;
export type CaseMeasure = (typeof CASE_MEASURES)[number];
