import type { RemovableKind } from '../../common/removal.js';
import { currentRequestId } from '../../common/request-context.js';
import type { AccountKind } from '../../common/identity.js';
import type { AuditAction } from './audit-actions.js';
import type { NewAuditRow } from './audit.repository.js';

/** An event for the audit log. */
export interface AuditEvent {
  readonly action: AuditAction;
  /** Who did it: an account, `anonymous` for a visitor who is not signed in, `system` for a job. */
  readonly actor: { readonly kind: AccountKind; readonly accountId: string } | 'anonymous' | 'system';
  /** Id of the member concerned; by default the actor, if the actor is a member. */
  readonly memberId?: string;
  /** The content the action concerned, if any, in addition to the member. */
  readonly subject?: { readonly kind: RemovableKind; readonly id: string };
  /** Never an e-mail, phone, password, token, address or typed text, except an administrator's `reason` and the key of a topic. */
  readonly details?: Readonly<Record<string, string>>;
}

/** The row that records an event, with the id of the current request, if any. */
export function toAuditRow({ action, actor, memberId, subject, details = {} }: AuditEvent): NewAuditRow {
  const [actorKind, actorId] =
    typeof actor === 'string' ? ([actor, null] as const) : ([actor.kind, actor.accountId] as const);
  return {
    actorKind,
    actorId,
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    memberId: memberId ?? (actorKind === 'member' ? actorId : null),
    details,
    requestId: currentRequestId(),
  };
}
