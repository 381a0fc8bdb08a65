import { Button } from '@campus-commons/web-kit/Button.tsx';
import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ListedRecord } from '../../providers/answers';
import { Facts, type Fact } from '../Facts';
import { EntryDialog } from './EntryDialog';
import { MemberText } from './MemberText';
import { Person } from './Person';
import { RevocationDialog } from './RevocationDialog';

interface RecordDialogProps {
  record: ListedRecord;
  onClose: () => void;
  onRevoked: () => void;
}

/** A record of work, and the button that revokes a signed one. */
export function RecordDialog({ record, onClose, onRevoked }: RecordDialogProps) {
  const translate = useTranslate();
  const facts = useRecordFacts(record);
  const [isRevoking, setRevoking] = useState(false);
  if (isRevoking) return <RevocationDialog {...{ record, onRevoked }} onClose={() => setRevoking(false)} />;
  return (
    <EntryDialog
      title={translate('content.records.title', { name: record.holder })}
      onClose={onClose}
      action={
        record.state === 'accepted' && (
          <Button variant="tonal" color="error" onClick={() => setRevoking(true)}>
            {translate('content.records.revoke')}
          </Button>
        )
      }
    >
      <Person person={record.User}>
        {[isolate(record.page.name), indiaDate(record.issuedAt)].join(' · ')}
      </Person>
      <Box sx={{ my: 4 }}>
        <MemberText>{record.done}</MemberText>
      </Box>
      <Facts facts={facts} />
    </EntryDialog>
  );
}

/** What a record says, and what became of it. The names are those of the day on which it was issued. */
function useRecordFacts(record: ListedRecord): Fact[] {
  const translate = useTranslate();
  const text = (name: string) => translate(`content.records.${name}`);
  const { state, hours, acceptedAt, revokedAt, revokedBy } = record;
  const facts: Fact[] = [
    { label: text('state'), value: text(`states.${state}`) },
    { label: text('kind'), value: text(`kinds.${record.kind}`) },
    { label: text('role'), value: record.role },
    { label: text('holder'), value: record.holder },
    { label: text('page'), value: record.page.name },
    { label: text('issuer'), value: record.issuer },
    { label: text('days'), value: `${indiaDate(record.from)} – ${indiaDate(record.to)}` },
    { label: text('hours_in_all'), value: hours === null ? null : formatCount(hours) },
  ];
  if (acceptedAt !== null)
    facts.push(
      { label: text('signed'), value: indiaDate(acceptedAt) },
      { label: text('address'), value: <PublicAddress {...record} /> },
    );
  if (revokedAt !== null && revokedBy !== null)
    facts.splice(
      0,
      1,
      {
        label: text('states.revoked'),
        value: translate(`content.records.revokers.${revokedBy}`, { day: indiaDate(revokedAt) }),
      },
      { label: translate('dialog.reason'), value: record.reason },
    );
  return facts;
}

/** Where everybody with the address reads it. It opens beside the console, whose dialog has no address. */
function PublicAddress({ serial, code }: Pick<ListedRecord, 'serial' | 'code'>) {
  const path = `/records/${serial}`;
  return (
    <Link href={`${runtimeConfig().memberOrigin}${path}#${code}`} target="_blank" rel="noopener">
      {path}
    </Link>
  );
}
