import type { StatementRows } from '../../platform/sql/generated.js';
import type { GrievanceDto } from './grievances.dto.js';

/** A reference in the two groups in which people copy it. */
export const shownReference = (reference: string): string => `${reference.slice(0, 4)}-${reference.slice(4)}`;

/** A grievance for whoever has its key. */
export function toGrievance(row: Omit<StatementRows['grievance_by_reference'], 'keyHash'>): GrievanceDto {
  const { reference, state, sentAt, dueAt, text, answer, answeredAt } = row;
  return {
    reference: shownReference(reference),
    state,
    sentAt: sentAt.toISOString(),
    dueAt: dueAt.toISOString(),
    text,
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
