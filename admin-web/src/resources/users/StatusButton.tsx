import { Button } from '@campus-commons/web-kit/Button.tsx';
import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { NOT_DONE, ReasonDialog } from '../../components/ReasonDialog';
import { isStateChanged } from '../../providers/httpClient';
import type { AdminUserDetailsDto, SuspensionDto } from '../../api/generated';

/** Suspends a member, or reinstates one who is suspended, after a confirmation. */
export function StatusButton({ user }: { user: AdminUserDetailsDto }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [update] = useUpdate('users');
  const queryClient = useQueryClient();
  // Stores the kind of dialog, because the member's status may change while the dialog is open.
  const [question, setQuestion] = useState<'suspend' | 'reinstate'>();
  const [isSent, setSent] = useState(false);
  const close = () => setQuestion(undefined);
  const isSuspended = user.suspension !== null;
  const isSuspending = question === 'suspend';

  const openDialog = () => {
    setSent(false);
    setQuestion(isSuspended ? 'reinstate' : 'suspend');
    // Fetches again, because the page may be old and another administrator may have changed the status.
    void queryClient.invalidateQueries({ queryKey: ['userDetails'] });
  };

  const setSuspended = async (becomes: boolean, reason: string) => {
    // The dialog warns before it replaces a suspension, so that is not a conflict. Any other change is.
    const wasSuspended = !becomes || isSuspended;
    const refresh = () =>
      Promise.all(
        ['users', 'userDetails'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
      );
    try {
      await update(
        'users',
        {
          id: user.id,
          data: { status: statusOf(becomes), reason },
          previousData: { id: user.id, status: statusOf(wasSuspended) },
        },
        { returnPromise: true },
      );
    } catch (failure) {
      if (!isStateChanged(failure)) throw failure;
      await refresh();
      close();
      notify('resources.users.status.unchanged', {
        type: 'warning',
        messageArgs: { failure: failure.message },
      });
      return NOT_DONE;
    }
    setSent(true);
    await refresh();
    close();
    notify(`resources.users.status.${becomes ? 'suspend' : 'reinstate'}_done`, {
      type: 'success',
      messageArgs: { name: user.name },
    });
    return undefined;
  };

  const text = (name: string) => translate(`resources.users.status.${name}`, { name: user.name });

  return (
    <>
      <Button
        variant={isSuspended ? 'tonal' : 'outlined'}
        color={isSuspended ? 'primary' : 'error'}
        onClick={openDialog}
      >
        {text(isSuspended ? 'reinstate' : 'suspend')}
      </Button>
      {question !== undefined && (
        <ReasonDialog
          topic={`${question} ${user.id}`}
          title={text(`${question}_title`)}
          text={text(`${question}_text`)}
          hint={text('hint')}
          missing={isSuspending ? translate('dialog.reason_missing') : undefined}
          confirm={text(question)}
          confirming={text(`${question}_busy`)}
          isDangerous={isSuspending}
          onConfirm={(reason) => setSuspended(isSuspending, reason)}
          onClose={close}
        >
          {isSuspending && user.suspension && !isSent && <AlreadySuspended {...user.suspension} />}
        </ReasonDialog>
      )}
    </>
  );
}

const statusOf = (isSuspended: boolean) => (isSuspended ? 'suspended' : 'active');

/** Warns that another administrator has suspended the member while the dialog was open. */
function AlreadySuspended({ by, reason }: SuspensionDto) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" sx={{ mt: 4 }}>
      {translate('resources.users.status.already_suspended', {
        by: by ?? translate('resources.users.status.former_administrator'),
        reason,
      })}
    </Alert>
  );
}
