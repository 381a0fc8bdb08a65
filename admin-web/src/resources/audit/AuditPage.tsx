import { MAX_AUDIT_FOUND } from '@campus-commons/web-kit/bounds/generated.ts';
import Typography from '@mui/material/Typography';
import { ScrollText } from 'lucide-react';
import { useListContext, useTranslate } from 'react-admin';
import { ConsoleListBase } from '../../components/list/ConsoleListBase';
import { ListFooter } from '../../components/list/ListFooter';
import { ListPanel } from '../../components/list/ListPanel';
import { useListFilters } from '../../components/list/useListFilters';
import { PageTitle } from '../../components/PageTitle';
import type { AuditEventDto } from '../../api/generated';
import { AuditEvents } from './AuditEvents';
import { AuditFilters } from './AuditFilters';
import { auditFilter, listing } from './listing';

/** /admin/audit: the audit log. */
export function AuditPage() {
  return (
    <ConsoleListBase resource="audit" listing={listing}>
      <Records />
    </ConsoleListBase>
  );
}

function Records() {
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
