import type { CaseDto, DecideCaseDto } from '../../api/generated';
import { DAYS, ENDLESS, type Days } from '../../lib/measureDays';

export const outcomes = ['no_violation', 'send_help', 'bad_faith', 'violation'] as const;
export type Outcome = (typeof outcomes)[number];

export const measures = ['none', 'warning', 'limit', 'suspension'] as const;
export type Measure = (typeof measures)[number];

const DEFAULT_DAYS = 7;

/** The days that can be chosen for a measure; empty for one that takes none. */
export function daysOf(measure: Measure): readonly Days[] {
  if (measure === 'limit') return DAYS;
  return measure === 'suspension' ? [...DAYS, ENDLESS] : [];
}

/** What is chosen about a case so far. Rule, removal and measure belong to a violation; they wait while another is chosen. */
export interface Choice {
  outcome: Outcome | undefined;
  /** 1–9. */
  rule: number | undefined;
  remove: boolean;
  measure: Measure;
  /** Of a limit or a suspension. Another measure may have had an end that this one cannot have. */
  days: Days;
}

export const NO_CHOICE: Choice = {
  outcome: undefined,
  rule: undefined,
  remove: false,
  measure: 'none',
  days: DEFAULT_DAYS,
};

/** The days of the measure that is chosen; undefined for one that takes none. */
export function chosenDays({ measure, days }: Choice): Days | undefined {
  const possible = daysOf(measure);
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
  choice: Choice,
  note: string,
): DecideCaseDto {
  const { outcome = 'no_violation', rule, remove, measure } = choice;
  const days = chosenDays(choice);
  const ends = days !== undefined && days !== ENDLESS && { days };
  return {
    id,
    version,
    outcome,
    ...(outcome === 'violation' && { rule, remove, ...(measure !== 'none' && { measure }), ...ends }),
    ...(isTold(outcome) && note !== '' && { note }),
  };
}
