import type { StatementRows } from '../../platform/sql/generated.js';
import type { RecordDto } from './records.dto.js';

export type RecordRow = StatementRows['record_by_serial'];

/** A record for who may read it. */
export function toRecord(row: RecordRow): RecordDto {
  return {
    serial: row.serial,
    kind: row.kind,
    holder: row.holder,
    page: { id: row.pageId, name: row.page },
    issuer: row.issuer,
    role: row.role,
    done: row.done,
    hours: row.hours,
    from: row.from,
    to: row.to,
    state: row.state,
    reason: row.reason,
    revokedBy: row.revokedBy,
    issuedAt: row.issuedAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    code: row.code,
  };
}
