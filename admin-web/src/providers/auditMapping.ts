import type { GetListParams, GetListResult } from 'react-admin';
import type { Calls } from '../api/calls';
import { filteredBody, withDefault } from './mapping';
import type { AdministratorRecord, AuditEventRecord } from './records/audit';
import { actorName } from './userMapping';

/** Filters of the audit log, with the API's names. */
export const auditFilters = ['action', 'actorId', 'memberId', 'from', 'to'] as const;

/** The body of a search in the audit log. The API answers 400 for an unknown action. */
export function auditBody(params: GetListParams): Calls['/admin/audit/search']['body'] {
  const { search: _none, ...filter } = (params.filter ?? {}) as Record<string, unknown>;
  return filteredBody(auditFilters, { ...params, filter }) as Calls['/admin/audit/search']['body'];
}

/** The events; `meta.administrators` lists the administrators to filter by. */
export function auditResult({
  data: { events, pagination, administrators },
}: Calls['/admin/audit/search']['answer']): GetListResult<AuditEventRecord> & {
  meta: { administrators: AdministratorRecord[] };
} {
  return {
    data: events.map(({ id, at, action, actor, member, subject, reason }) => ({
      id,
      at,
      action,
      by: actor.kind === 'anonymous' ? 'somebody not signed in' : actorName(actor),
      administratorId: actor.kind === 'administrator' ? actor.id : null,
      member,
      subject: withDefault(subject, null),
      reason: reason ?? '',
    })),
    total: pagination.total,
    meta: { administrators: withDefault(administrators, []) },
  };
}
