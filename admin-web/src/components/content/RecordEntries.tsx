import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/i18nProvider';
import type { ListedRecord } from '../../providers/answers';
import { ClippedText } from '../ClippedText';
import { EntryList } from './EntryList';
import { EntryRow } from './EntryRow';
import { RecordDialog } from './RecordDialog';
import { RevocationDialog } from './RevocationDialog';
import { RowButtons } from './RowButtons';
import { RowChangeButton } from './RowChangeButton';

/** Records of work, each with its dialogs. */
export function RecordEntries({ records }: { records: ListedRecord[] }) {
  const translate = useTranslate();
  const factsOf = useRecordLine();
  return (
    <EntryList
      name={translate('resources.records.name')}
      // A revoked record is another entry than the signed one, so that the focus moves to it although its button is gone.
      entries={records.map((record) => ({ record, id: `${record.serial} ${record.state}` }))}
      row={({ record, id }, { onOpen, onRemove }) => {
        const entryName = translate('content.records.of', { name: record.holder });
        return (
          <EntryRow
            key={id}
            words={<ClippedText lines={2}>{`${isolate(record.role)} · ${record.done}`}</ClippedText>}
            facts={
              <>
                <ClippedText>{record.page.name}</ClippedText>
                {factsOf(record)}
              </>
            }
            buttons={
              <RowButtons entryName={entryName} onOpen={onOpen}>
                {/* It keeps its place in rows without it, so that columns are aligned. */}
                <Box sx={{ visibility: record.state === 'accepted' ? undefined : 'hidden' }}>
                  <RowChangeButton change="revoke" entryName={entryName} onChoose={onRemove} />
                </Box>
              </RowButtons>
            }
          >
            <Typography variant="subtitle2" component="div">
              <ClippedText lines={2}>{record.holder}</ClippedText>
            </Typography>
            <Box sx={{ typography: 'caption', color: 'campus.ink2' }}>
              {[indiaDate(record.issuedAt), translate(`content.records.kinds.${record.kind}`)].join(' · ')}
            </Box>
          </EntryRow>
        );
      }}
      dialog={({ record }, { onClose, onRemoved }) => (
        <RecordDialog {...{ record, onClose }} onRevoked={onRemoved} />
      )}
      removal={({ record }, { onClose, onRemoved }) => (
        <RevocationDialog {...{ record, onClose }} onRevoked={onRemoved} />
      )}
    />
  );
}

/** The line of a row about what became of a record, with its hours while it counts. */
function useRecordLine() {
  const translate = useTranslate();
  const counted = useCounted();
  return ({ state, hours, revokedAt, revokedBy }: ListedRecord): string =>
    revokedAt !== null && revokedBy !== null
      ? translate(`content.records.revoked_by.${revokedBy}`, { day: indiaDate(revokedAt) })
      : [
          translate(`content.records.states.${state}`),
          ...(hours === null ? [] : [counted('content.records.hours', hours)]),
        ].join(' · ');
}
