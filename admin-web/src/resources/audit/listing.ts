import { isAuditAction } from '../../components/audit/useActionWords';
import type { Listing } from '../../components/list/useConsoleListController';
import type { AddressValues } from '../../components/list/useListAddress';
import { isDay } from '../../lib/days';

const ID = /^[0-9]{1,19}$/;

/** Makes the data provider's filter from the URL parameters, without invalid values. */
export function auditFilter({
  by = '',
  member = '',
  action,
  from = '',
  to = '',
}: AddressValues): AddressValues {
  return {
    ...(isAuditAction(action) && { action }),
    ...(ID.test(by) && { actorId: by }),
    ...(ID.test(member) && { memberId: member }),
    ...(isDay(from) && { from }),
    // A range in the wrong order would match nothing, so only its first day is used.
    ...(isDay(to) && !(isDay(from) && to < from) && { to }),
  };
}

/** The URL parameters of the audit log: `?by=2&member=999&action=member_suspended&from=2026-11-01&to=2026-11-07`. */
export const listing: Listing = {
  filters: ['by', 'member', 'action', 'from', 'to'],
  toFilter: auditFilter,
};
