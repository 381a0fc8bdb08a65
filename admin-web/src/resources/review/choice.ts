import type { CaseDto, DecideCaseDto } from '../../api/generated';

export const outcomes = ['no_violation', 'send_help', 'bad_faith', 'violation'] as const;
export type Outcome = (typeof outcomes)[number];

export const measures = ['none', 'warning', 'suspension'] as const;
export type Measure = (typeof measures)[number];

/** What is chosen about a case so far. Rule, removal and measure belong to a violation; they wait while another is chosen. */
export interface Choice {
  outcome: Outcome | undefined;
  /** 1–9. */
  rule: number | undefined;
  remove: boolean;
  measure: Measure;
}

export const NO_CHOICE: Choice = { outcome: undefined, rule: undefined, remove: false, measure: 'none' };

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
export function reportedRule({ reasons }: Pick<CaseDto, 'reasons'>): number | undefined {
  return reasons.map(({ reason }) => RULE_OF_REASON[reason]).find((rule) => rule !== undefined);
}

/** Whether whose it is gets a message with this outcome. */
export function isTold(outcome: Outcome | undefined): boolean {
  return outcome === 'violation' || outcome === 'send_help';
}

/** The key of the message that says what is still missing; undefined when nothing is. */
export function missingIn({ outcome, rule }: Choice): string | undefined {
  if (outcome === undefined) return 'review.form.no_outcome';
  return outcome === 'violation' && rule === undefined ? 'review.form.no_rule' : undefined;
}

/** The decision as the API takes it. */
export function decisionOf(
  { id, version }: { id: string; version: number },
  { outcome = 'no_violation', rule, remove, measure }: Choice,
  note: string,
): DecideCaseDto {
  return {
    id,
    version,
    outcome,
    ...(outcome === 'violation' && { rule, remove, ...(measure !== 'none' && { measure }) }),
    ...(isTold(outcome) && note !== '' && { note }),
  };
}
