import { Injectable } from '@nestjs/common';
import type { RemovableKind } from '../../common/removal.js';
import { Sql, type SqlRunner } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import type { AuditAction } from './audit-actions.js';

const INSERT = statement(
  'audit_insert',
  `INSERT INTO audit_event (actor_kind, actor_id, action, subject_kind, subject_id, member_id, details, request_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export interface NewAuditRow {
  readonly actorKind: 'member' | 'administrator' | 'anonymous' | 'system';
  readonly actorId: string | null;
  readonly action: AuditAction;
  readonly subjectKind: RemovableKind | null;
  readonly subjectId: string | null;
  readonly memberId: string | null;
  readonly details: Readonly<Record<string, string>>;
  readonly requestId: string | null;
}

@Injectable()
export class AuditRepository {
  constructor(private readonly sql: Sql) {}

  async insert(row: NewAuditRow, tx: SqlRunner = this.sql): Promise<void> {
    const { actorKind, actorId, action, subjectKind, subjectId, memberId, details, requestId } = row;
    await tx.query(INSERT, [
      actorKind,
      actorId,
      action,
      subjectKind,
      subjectId,
      memberId,
      JSON.stringify(details),
      requestId,
    ]);
  }
}
