import { isRemovable } from '../../../common/removal.js';
import type { Identity } from '../../../common/identity.js';
import type { ReportableKind } from '../../../common/report-reasons.js';
import type { AuditAction } from '../../../platform/audit/audit-actions.js';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';

/** What a case is about. */
export interface CaseSubject {
  readonly targetKind: ReportableKind;
  readonly targetId: string;
  readonly memberId: string | null;
}

/** What somebody of the console did about a case, for the audit log. */
export function caseEvent(
  action: AuditAction,
  actor: Identity,
  { targetKind, targetId, memberId }: CaseSubject,
  details: Record<string, string> = {},
): AuditEvent {
  const subject = isRemovable(targetKind) ? { kind: targetKind, id: targetId } : undefined;
  return { action, actor, memberId: memberId ?? undefined, subject, details };
}
