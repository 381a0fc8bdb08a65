import { MAX_AUDIT_FOUND } from '@campus-commons/web-kit/bounds/generated.ts';
import Typography from '@mui/material/Typography';
import { ScrollText } from 'lucide-react';
import { useListContext, useTranslate } from 'react-admin';
import { isAuditAction } from '../../components/audit/auditWords';
import { ConsoleListBase, useListFilters, type Listing } from '../../components/list/ConsoleListBase';
import type { AddressValues } from '../../components/list/useListAddress';
import { isDay } from '../../lib/days';
import { ListFooter } from '../../components/list/ListFooter';
import { ListPanel } from '../../components/list/ListPanel';
import { PageTitle } from '../../components/PageTitle';
import type { AuditEventDto } from '../../api/generated';
import { AuditEvents } from './AuditEvents';
import { AuditFilters } from './AuditFilters';

const ID = /^[0-9]{1,19}$/;

/** Makes the data provider's filter from the URL parameters, without invalid values. */
function auditFilter({ by = '', member = '', action, from = '', to = '' }: AddressValues): AddressValues {
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
const listing: Listing = {
  filters: ['by', 'member', 'action', 'from', 'to'],
  toFilter: auditFilter,
};

/** /admin/audit: the audit log. */
export function AuditPage() {
  return (
    <ConsoleListBase resource="audit" listing={listing}>
      <ActivityLog />
    </ConsoleListBase>
  );
}

function ActivityLog() {
  const translate = useTranslate();
  const { total } = useListContext<AuditEventDto>();
  const isFiltered = Object.keys(auditFilter(useListFilters().filterValues)).length > 0;
  return (
    <>
      <PageTitle>{translate('resources.audit.name')}</PageTitle>
      <Typography variant="h1">{translate('resources.audit.name')}</Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 4, color: 'campus.ink2' }}>
        {translate('resources.audit.about')}
      </Typography>
      <AuditFilters />
      <ListPanel
        empty={{
          icon: ScrollText,
          title: translate('resources.audit.list.empty'),
          text: translate('resources.audit.list.empty_text'),
        }}
        noMatch={isFiltered ? translate('resources.audit.list.none_left') : undefined}
        fullHeight={680}
      >
        <AuditEvents />
      </ListPanel>
      {/* The API counts and returns no more than these. */}
      {total === MAX_AUDIT_FOUND && (
        <Typography variant="body2" role="note" sx={{ mt: 4, color: 'campus.ink2' }}>
          {translate('resources.audit.list.bounded')}
        </Typography>
      )}
      <ListFooter />
    </>
  );
}
