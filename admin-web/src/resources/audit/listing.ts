import { isAuditAction } from '../../components/audit/actionWords';
import type { Listing } from '../../components/list/useListPage';
import { isDay } from '../../lib/days';

const ID = /^[0-9]{1,19}$/;

/** The records in the address: `?by=2&member=999&action=member_suspended&from=2026-11-01&to=2026-11-07`. */
export const listing: Listing = {
  names: ['by', 'member', 'action', 'from', 'to'],
  ask: ({ by = '', member = '', action, from = '', to = '' }) => ({
    filter: {
      ...(isAuditAction(action) && { action }),
      ...(ID.test(by) && { actorId: by }),
      ...(ID.test(member) && { memberId: member }),
      ...(isDay(from) && { from }),
      // Days in the wrong order find nothing; the last counts for itself.
      ...(isDay(to) && !(isDay(from) && to < from) && { to }),
    },
  }),
};
