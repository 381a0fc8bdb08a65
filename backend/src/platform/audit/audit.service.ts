import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { currentRequestId } from '../../common/request-id.js';
import type { AccountKind } from '../sessions/identity.js';
import type { SqlRunner } from '../sql/sql.js';
import type { AuditAction } from './audit-actions.js';
import { AuditRepository, type NewAuditRow } from './audit.repository.js';

/** Something worth remembering. */
export interface AuditEvent {
  readonly action: AuditAction;
  /** Who did it: an account, `anonymous` for somebody not signed in, `system` for a job. */
  readonly actor: { readonly kind: AccountKind; readonly accountId: string } | 'anonymous' | 'system';
  /** Id of the member it concerns; left out, the member who did it, if one did. */
  readonly memberId?: string;
  /** What else it is about. */
  readonly subject?: { readonly kind: 'post' | 'page'; readonly id: string };
  /** Never an e-mail, phone, password, token, address or what somebody typed, but for an administrator's `reason`. */
  readonly details?: Readonly<Record<string, string>>;
}

/** The insert-only record of sign-ins, refusals, changes of accounts and what administrators do. */
@Injectable()
export class AuditService {
  constructor(
    private readonly repository: AuditRepository,
    private readonly logger: PinoLogger,
  ) {}

  /**
   * Records an act in the transaction that performs it: none without the other.
   * @throws when it cannot be recorded, which must undo the act
   */
  async record(event: AuditEvent, tx: SqlRunner): Promise<void> {
    await this.repository.insert(toRow(event), tx);
  }

  /** Records what changed nothing, such as a refusal, as well as can be: a failure is logged, never thrown. */
  async note(event: AuditEvent): Promise<void> {
    try {
      await this.repository.insert(toRow(event));
    } catch (error) {
      this.logger.error({ err: error, action: event.action }, 'An event could not be recorded');
    }
  }
}

function toRow({ action, actor, memberId, subject, details = {} }: AuditEvent): NewAuditRow {
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
