import { isAuditAction } from '../../components/audit/useActionWords';
import type { Listing } from '../../components/list/useConsoleListController';
import type { AddressValues } from '../../components/list/useListAddress';
import { isDay } from '../../lib/days';

const ID = /^[0-9]{1,19}$/;

/** The filter of the data provider for what the address says. */
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
    // Days in the wrong order would find nothing: only the first one counts.
    ...(isDay(to) && !(isDay(from) && to < from) && { to }),
  };
}

/** The records in the address: `?by=2&member=999&action=member_suspended&from=2026-11-01&to=2026-11-07`. */
export const listing: Listing = {
  filters: ['by', 'member', 'action', 'from', 'to'],
  toFilter: auditFilter,
};
