/**
 * How far a case of the review has come. An appeal waits for a second look, which upholds or overturns the decision. `undone`:
 * an administrator restored the content, or ended the suspension.
 */
export const CASE_STATES = ['open', 'decided', 'appealed', 'upheld', 'overturned', 'undone'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** What can be decided of a case. The last two are of those that ask for an approval. */
export const CASE_OUTCOMES = [
  'no_violation',
  'send_help',
  'bad_faith',
  'violation',
  'approve',
  'decline',
] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

/** What is decided of a case that asks for an approval, and of no other. */
export const APPROVAL_OUTCOMES = ['approve', 'decline'] as const satisfies readonly CaseOutcome[];
export type ApprovalOutcome = (typeof APPROVAL_OUTCOMES)[number];
export const isApprovalOutcome = (outcome: CaseOutcome): outcome is ApprovalOutcome =>
  (APPROVAL_OUTCOMES as readonly CaseOutcome[]).includes(outcome);

/**
 * What opened a case: a report, a word of the administrators' list, a signal of spam, an act of the console, whose case is decided
 * from the start, an internship that asks to be approved, or a removal by the people who run a page, decided from the start, too.
 */
export const CASE_SOURCES = ['report', 'words', 'spam', 'console', 'internship', 'page'] as const;
export type CaseSource = (typeof CASE_SOURCES)[number];

/** What a decision can do about an account. Who is limited reads everything and writes nothing. */
export const CASE_MEASURES = ['warning', 'limit', 'suspension'] as const;
export type CaseMeasure = (typeof CASE_MEASURES)[number];
