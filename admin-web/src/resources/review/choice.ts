import type { CaseDto, DecideCaseDto } from '../../api/generated';
import { DAYS, ENDLESS, suspensionDays, type Days } from '../../lib/measureDays';

const OUTCOMES = ['no_violation', 'send_help', 'bad_faith', 'violation'] as const;
const APPROVALS = ['approve', 'decline'] as const;
export type Outcome = (typeof OUTCOMES | typeof APPROVALS)[number];

/** Whether a case asks for the approval of an internship, rather than about a rule. */
export const asksApproval = ({ source }: Pick<CaseDto, 'source'>): boolean => source === 'internship';
/** Whether what was reported can be removed. A profile cannot be, nor what both sides of an application keep. */
export const isRemovable = (
  kind: CaseDto['kind'],
): kind is Exclude<CaseDto['kind'], 'member' | 'application'> => kind !== 'member' && kind !== 'application';
/** What can be decided of a case. */
export const outcomesOf = (shown: Pick<CaseDto, 'source'>): readonly Outcome[] =>
  asksApproval(shown) ? APPROVALS : OUTCOMES;

export const measures = ['none', 'warning', 'limit', 'suspension'] as const;
export type Measure = (typeof measures)[number];

const DEFAULT_DAYS = 7;

/** The days that can be chosen for a measure; empty for one that takes none. */
export function daysOf(measure: Measure, isModerator: boolean): readonly Days[] {
  if (measure === 'limit') return DAYS;
  return measure === 'suspension' ? suspensionDays(isModerator) : [];
}

/** What is chosen about a case so far. Rule, removal and measure belong to a violation; they wait while another is chosen. */
export interface Choice {
  outcome: Outcome | undefined;
  /** 1–9. */
  rule: number | undefined;
  remove: boolean;
  measure: Measure;
  /** Whether all that the member wrote is hidden while a suspension lasts. It waits while another measure is chosen. */
  hideAll: boolean;
  /** Of a limit or a suspension. Another measure may have had an end that this one cannot have. */
  days: Days;
}

export const NO_CHOICE: Choice = {
  outcome: undefined,
  rule: undefined,
  remove: false,
  measure: 'none',
  hideAll: false,
  days: DEFAULT_DAYS,
};

/** The days of the measure that is chosen; undefined for one that takes none. */
export function chosenDays({ measure, days }: Choice, isModerator: boolean): Days | undefined {
  const possible = daysOf(measure, isModerator);
  if (possible.length === 0) return undefined;
  return possible.includes(days) ? days : DEFAULT_DAYS;
}

type Reason = CaseDto['reasons'][number]['reason'];

/** The rule that reports for a reason mean. The others break none, or one that only the content tells. */
const RULE_OF_REASON: Partial<Record<Reason, number>> = {
  ragging: 1,
  violence: 1,
  hate: 2,
  intimate: 3,
  child_safety: 3,
  impersonation: 4,
  private_data: 5,
  scam: 6,
  spam: 8,
};

/** The rule that is chosen with a violation until another one is: that of the reports. */
export function reportedRule({ reasons, source }: Pick<CaseDto, 'reasons' | 'source'>): number | undefined {
  if (source === 'spam') return RULE_OF_REASON.spam;
  return reasons.map(({ reason }) => RULE_OF_REASON[reason]).find((rule) => rule !== undefined);
}

/** Whether whose it is gets a message with this outcome. */
export function isTold(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && !['no_violation', 'bad_faith'].includes(outcome);
}

/** Whether somebody reported that a child is in danger. */
export const concernsChild = ({ reasons }: Pick<CaseDto, 'reasons'>): boolean =>
  reasons.some(({ reason }) => reason === 'child_safety');

/** Who decides, as far as it matters what they can choose. */
export interface Decider {
  isModerator: boolean;
}

/**
 * The key of the message that says what is still missing, or who decides this instead; undefined when nothing is. That a child is in
 * danger, an administrator decides once somebody outside was told; that none is, two people say.
 */
export function missingIn(
  { outcome, rule }: Choice,
  note: string,
  shown: Pick<CaseDto, 'reasons' | 'referrals' | 'proposal' | 'isEscalated'>,
  { isModerator }: Decider,
): string | undefined {
  if (shown.isEscalated && isModerator) return 'review.escalation.away';
  if (outcome === undefined) return 'review.form.no_outcome';
  if (concernsChild(shown)) {
    if (outcome === 'violation' && isModerator) return 'review.child.only_administrators';
    if (outcome === 'violation' && shown.referrals.length === 0) return 'review.child.no_referral';
    if (outcome !== 'violation' && shown.proposal?.isOwn === true && shown.proposal.outcome === outcome)
      return 'review.child.is_yours';
  }
  if (outcome === 'decline' && note.trim() === '') return 'review.form.no_reason';
  return outcome === 'violation' && rule === undefined ? 'review.form.no_rule' : undefined;
}

/** The key of the sentence that says what follows from a choice; empty when the choice itself does. */
export function effectOf(
  { outcome }: Choice,
  { needsSecond, proposal }: Pick<CaseDto, 'needsSecond' | 'proposal'>,
): string {
  if (outcome === undefined || outcome === 'violation') return '';
  if (!needsSecond) return `review.effects.${outcome}`;
  return proposal?.outcome === outcome ? 'review.child.agrees' : 'review.child.first';
}

/** The decision as the API takes it. */
export function decisionOf(
  { id, version }: { id: string; version: number },
  choice: Choice,
  note: string,
  isModerator: boolean,
): DecideCaseDto {
  const { outcome = 'no_violation', rule, remove, measure, hideAll } = choice;
  const days = chosenDays(choice, isModerator);
  const ends = days !== undefined && days !== ENDLESS && { days };
  return {
    id,
    version,
    outcome,
    ...(outcome === 'violation' && { rule, remove, ...(measure !== 'none' && { measure }), ...ends }),
    ...(outcome === 'violation' && measure === 'suspension' && hideAll && { hideAll }),
    ...(isTold(outcome) && note !== '' && { note }),
  };
}
