import { MAX_AUDIT_FOUND } from '@campus-commons/web-kit/bounds/generated.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScrollText } from 'lucide-react';
import { useListContext, useTranslate } from 'react-admin';
import { ConsoleListBase, useListFilters, type Listing } from '../../components/list/ConsoleListBase';
import { ListFooter } from '../../components/list/ListFooter';
import { ListPanel } from '../../components/list/ListPanel';
import { SearchForm } from '../../components/list/SearchForm';
import { PageTitle } from '../../components/PageTitle';
import type { AuditEventDto } from '../../api/generated';
import { auditFilter } from './activity';
import { AuditEvents } from './AuditEvents';
import { AuditFilters } from './AuditFilters';

/** The URL parameters of the audit log: `?by=2&member=999&action=member_suspended&from=2026-11-01&to=2026-11-07`. */
const listing: Listing = {
  filters: ['by', 'member', 'action', 'from', 'to'],
  toFilter: auditFilter,
};

/** Entries per page: enough for equal acts in a row to be one. */
const PER_PAGE = 50;

/** /admin/audit: the audit log. */
export function AuditPage() {
  return (
    <ConsoleListBase resource="audit" listing={listing} perPage={PER_PAGE}>
      <ActivityLog />
    </ConsoleListBase>
  );
}

function ActivityLog() {
  const translate = useTranslate();
  const { total } = useListContext<AuditEventDto>();
  const { filterValues } = useListFilters();
  const { kind, ...filter } = auditFilter(filterValues);
  const isFiltered = kind === 'accounts' || Object.keys(filter).length > 0;
  return (
    <>
      <PageTitle>{translate('resources.audit.name')}</PageTitle>
      <Typography variant="h1">{translate('resources.audit.name')}</Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 4, color: 'campus.ink2' }}>
        {translate('resources.audit.about')}
      </Typography>
      <Box sx={{ mb: 3, maxWidth: 560 }}>
        <SearchForm label={translate('resources.audit.list.search')} />
      </Box>
      <AuditFilters />
      <ListPanel
        empty={{
          icon: ScrollText,
          title: translate('resources.audit.list.empty'),
          text: translate('resources.audit.list.empty_text'),
        }}
        noMatch={isFiltered ? translate('resources.audit.list.none_left') : undefined}
        rowHeight={68}
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
