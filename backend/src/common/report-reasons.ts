/** Why somebody reports something. The order is that of the paper: the gravest first. */
export const REPORT_REASONS = [
  'intimate',
  'impersonation',
  'child_safety',
  'self_harm',
  'ragging',
  'hate',
  'violence',
  'private_data',
  'scam',
  'spam',
  'copyright',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How urgent a case is: 0 is decided first. */
export type CasePriority = 0 | 1 | 2;

/** Until when a case of each priority must be decided, in hours (safety.md, section 3). */
export const HOURS_TO_DECIDE: Readonly<Record<CasePriority, number>> = { 0: 2, 1: 36, 2: 7 * 24 };

/** Until when an internship must be approved or declined, in hours (student.md, section 4). */
export const HOURS_TO_APPROVE = 48;

const PRIORITIES: Readonly<Record<ReportReason, CasePriority>> = {
  intimate: 0,
  impersonation: 0,
  child_safety: 0,
  self_harm: 0,
  ragging: 1,
  hate: 1,
  violence: 1,
  private_data: 1,
  scam: 1,
  spam: 2,
  copyright: 2,
  other: 2,
};
export const priorityOf = (reason: ReportReason): CasePriority => PRIORITIES[reason];

/** One step more urgent; the most urgent stays. */
export const stricter = (priority: CasePriority): CasePriority => (priority === 2 ? 1 : 0);

/** Posts with pictures that are reported for these are held: hidden at once, until somebody decides (safety.md, section 3). */
export const HOLDING_REASONS: readonly ReportReason[] = ['intimate', 'child_safety'];

/** 0: mostly right in the past, 2: lately in bad faith, 1: everybody else. */
export type ReporterStanding = 0 | 1 | 2;

/** What can be reported. Of an application that is what the other side wrote to the reporter. */
export const REPORTABLE_KINDS = [
  'post',
  'comment',
  'page',
  'project',
  'opening',
  'application',
  'member',
] as const;
export type ReportableKind = (typeof REPORTABLE_KINDS)[number];

/** The rules that a decision can name: the numbers of the list "What is not allowed" in the Terms. */
export const MAX_RULE = 9;
