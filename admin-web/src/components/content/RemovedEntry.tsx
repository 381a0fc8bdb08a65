import { indiaDate, indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Alert from '@mui/material/Alert';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '../../providers/httpClient';
import type { AdminRemovalDto } from '../../api/generated';
import { Facts } from '../Facts';
import { EntryDialog } from './EntryDialog';
import { removedBy } from './MetaLine';
import { RestoreButton } from './RestoreButton';
import type { ContentList } from './contentKinds';

interface RemovedEntryProps {
  title: string;
  /** Name of the author, or of the page or project. */
  name: string;
  resource: ContentList;
  id: string;
  removal: AdminRemovalDto;
  onClose: () => void;
  onRestored: () => void;
  children: ReactNode;
}

/** The dialog of a removed entry, with the reason of its removal and the button that restores it. */
export function RemovedEntry({
  title,
  name,
  resource,
  id,
  removal,
  onClose,
  onRestored,
  children,
}: RemovedEntryProps) {
  const translate = useTranslate();
  const [failure, setFailure] = useState<unknown>();
  const { at, until, reason, note } = removal;
  const by = removedBy(removal, translate);
  return (
    <EntryDialog
      title={title}
      onClose={onClose}
      action={<RestoreButton {...{ resource, id, name, removal, onRestored }} onFailed={setFailure} />}
    >
      {failure !== undefined && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {failureText(failure)}
        </Alert>
      )}
      <Alert severity="info" sx={{ mb: 4 }}>
        {translate('content.removal.until', { day: indiaDate(until) })}
      </Alert>
      {children}
      <Facts
        facts={[
          {
            label: translate('content.removal.at'),
            value:
              by === null
                ? indiaDateTime(at)
                : translate('content.removal.by', { time: indiaDateTime(at), by }),
          },
          { label: translate('dialog.reason'), value: reason },
          { label: translate('content.removal.note'), value: note },
        ]}
      />
    </EntryDialog>
  );
}
