import Typography from '@mui/material/Typography';
import { ScrollText } from 'lucide-react';
import { ListFooter } from '../../components/list/ListFooter';
import { ListPanel } from '../../components/list/ListPanel';
import { useListPage } from '../../components/list/useListPage';
import { PageTitle } from '../../components/PageTitle';
import type { AdministratorRecord, AuditEventRecord } from '../../providers/records/audit';
import { AuditEvents } from './AuditEvents';
import { AuditFilters } from './AuditFilters';
import { listing } from './listing';

/** The API counts and shows no more events than this. */
const MOST_FOUND = 10_000;

/** /admin/audit: what the server has recorded: who did what, when, about whom. */
export function AuditPage() {
  const list = useListPage<AuditEventRecord>('audit', listing);
  const administrators = (list.meta as { administrators?: AdministratorRecord[] } | undefined)
    ?.administrators;
  return (
    <>
      <PageTitle>Records</PageTitle>
      <Typography variant="h1">Records</Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 4, color: 'campus.ink2' }}>
        What the server has noted: sign-ins, refusals, and everything administrators do. Days and times are
        those of India.
      </Typography>
      <AuditFilters address={list} administrators={administrators ?? []} member={list.entries[0]?.member} />
      <ListPanel
        list={list}
        loading="Loading records..."
        failures={['Failed to fetch the records']}
        onTryAgain={list.refetch}
        empty={{ icon: ScrollText, title: 'No records yet', text: 'What happens from now on appears here.' }}
        noMatch="No record matches"
        noneLeft="No record matches what you chose"
        searched=""
        showAll="Show all records"
        fullHeight={680}
      >
        <AuditEvents events={list.entries} address={list} />
      </ListPanel>
      {list.total === MOST_FOUND && (
        <Typography variant="body2" role="note" sx={{ mt: 4, color: 'campus.ink2' }}>
          There may be more: these are the latest 10,000. Choose fewer days to see earlier ones.
        </Typography>
      )}
      <ListFooter list={list} />
    </>
  );
}
