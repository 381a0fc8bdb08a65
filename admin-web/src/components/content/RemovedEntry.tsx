import { indiaDate, indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Alert from '@mui/material/Alert';
import { useState, type ReactNode } from 'react';
import { failureText } from '../../providers/httpClient';
import type { RemovalRecord } from '../../providers/records/content';
import { Facts } from '../Facts';
import { EntryDialog } from './EntryDialog';
import { RestoreButton } from './RestoreButton';
import type { Removable } from './useRemoval';

interface RemovedEntryProps {
  title: string;
  resource: Removable;
  id: string;
  removal: RemovalRecord;
  onClose: () => void;
  /** Called after it was restored, with a sentence that says so. */
  onRestored: (notice: string) => void;
  children: ReactNode;
}

/** Something that was removed, opened in place: why, and the way back. */
export function RemovedEntry({
  title,
  resource,
  id,
  removal,
  onClose,
  onRestored,
  children,
}: RemovedEntryProps) {
  const [failure, setFailure] = useState<unknown>();
  const { at, until, reason, note, by } = removal;
  return (
    <EntryDialog
      title={title}
      onClose={onClose}
      action={<RestoreButton resource={resource} id={id} onRestored={onRestored} onFailed={setFailure} />}
    >
      {failure !== undefined && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {failureText(failure)}
        </Alert>
      )}
      <Alert severity="info" sx={{ mb: 4 }}>
        Nobody sees it. You can undo that until {indiaDate(until)}; then it is deleted for good.
      </Alert>
      {children}
      <Facts
        facts={[
          { label: 'Removed', value: by === '' ? indiaDateTime(at) : `${indiaDateTime(at)}, by ${by}` },
          { label: 'Reason', value: reason === '' ? '-' : reason },
          { label: 'Note', value: note === '' ? '-' : note },
        ]}
      />
    </EntryDialog>
  );
}
