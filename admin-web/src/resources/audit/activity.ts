import type { AuditAccountDayDto, AuditEventDto } from '../../api/generated';
import { indiaDay } from '@campus-commons/web-kit/dates.ts';
import type { AddressValues } from '../../components/list/useListAddress';
import { isAuditAction } from '../../components/audit/auditWords';
import { isDay } from '../../lib/days';

/** A row of the activity log: equal acts in a row of one administrator on one day, or what accounts did on a day. */
export type ActivityRow = { events: [AuditEventDto, ...AuditEventDto[]] } | { day: AuditAccountDayDto };

/** The rows of a page, latest first. What accounts did on a day follows what administrators did on it. */
export function activityRows(events: AuditEventDto[], days: AuditAccountDayDto[]): ActivityRow[] {
  const rows: ActivityRow[] = [];
  const waiting = [...days];
  const addDaysAfter = (date: string) => {
    while (waiting[0] && waiting[0].date > date) rows.push({ day: waiting.shift() as AuditAccountDayDto });
  };
  for (const event of events) {
    addDaysAfter(dayOf(event));
    const last = rows.at(-1);
    if (last && 'events' in last && isSameAct(last.events[0], event)) last.events.push(event);
    else rows.push({ events: [event] });
  }
  addDaysAfter('');
  return rows;
}

const dayOf = ({ at }: AuditEventDto): string => indiaDay(new Date(at));

function isSameAct(one: AuditEventDto, other: AuditEventDto): boolean {
  return (
    one.actor.kind === 'administrator' &&
    other.actor.kind === 'administrator' &&
    one.actor.id === other.actor.id &&
    one.action === other.action &&
    dayOf(one) === dayOf(other)
  );
}

const ID = /^[0-9]{1,19}$/;

/** What the log shows besides single actions; in the URL as `action`. */
export const VIEWS = ['acts', 'accounts', 'all'] as const;

/** The view without an `action` in the URL: about one member everything matters. */
export const defaultView = ({ member = '' }: AddressValues) => (member === '' ? 'acts' : 'all');

/** Makes the data provider's filter from the URL parameters, without invalid values. */
export function auditFilter(values: AddressValues): AddressValues {
  const { by = '', member = '', action = defaultView(values), from = '', to = '' } = values;
  return {
    ...(isAuditAction(action)
      ? { action }
      : kindOf(VIEWS.find((view) => view === action) ?? defaultView(values))),
    ...(ID.test(by) && { actorId: by }),
    ...(ID.test(member) && { memberId: member }),
    ...(isDay(from) && { from }),
    // A range in the wrong order would match nothing, so only its first day is used.
    ...(isDay(to) && !(isDay(from) && to < from) && { to }),
  };
}

function kindOf(view: (typeof VIEWS)[number]): AddressValues {
  return view === 'all' ? {} : { kind: view };
}
