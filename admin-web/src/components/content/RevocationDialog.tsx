import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ListedRecord } from '../../providers/answers';
import { ApiError, failureText } from '../../providers/httpClient';
import { runMutation } from '../../providers/queryClient';
import { ReasonDialog } from '../ReasonDialog';

interface RevocationDialogProps {
  record: ListedRecord;
  onClose: () => void;
  /** Call it after the record was revoked, or is found to be no signed one any more. */
  onRevoked: () => void;
}

/** Asks why a record is revoked, which everybody who opens it reads. Render it while it is open. */
export function RevocationDialog({ record, onClose, onRevoked }: RevocationDialogProps) {
  const translate = useTranslate();
  const revoke = useRevocation(record);
  return (
    <ReasonDialog
      topic={`revoke ${record.serial}`}
      title={translate('content.records.revoke_title', { name: record.holder })}
      text={translate('content.records.revoke_text')}
      hint={translate('content.records.revoke_hint')}
      missing={translate('dialog.reason_missing')}
      confirm={translate('content.records.revoke')}
      confirming={translate('content.records.revoking')}
      isDangerous
      onConfirm={async (reason) => {
        await revoke(reason);
        onRevoked();
      }}
      onClose={onClose}
    />
  );
}

/** What is known of a record differently once it is revoked: its list, and the member's activity. */
const affected = ['records', 'userDetails'];

/** Revokes a record, fetches again what shows it, and notifies: also when its page, its holder or a colleague was first. */
function useRevocation({ serial, holder }: ListedRecord) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return async (reason: string): Promise<void> => {
    const notice = await runMutation(queryClient, () =>
      dataProvider.update('records', { id: serial, data: { reason }, previousData: { id: serial } }).then(
        () => ({ key: 'content.records.revoked', args: { name: holder }, type: 'success' as const }),
        (failure: unknown) => {
          if (!(failure instanceof ApiError && (failure.status === 404 || failure.status === 409)))
            throw failure;
          const sentence = failureText(failure);
          return { key: sentence, args: { _: sentence }, type: 'warning' as const };
        },
      ),
    );
    await Promise.all(affected.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
    notify(notice.key, { type: notice.type, messageArgs: notice.args });
  };
}
