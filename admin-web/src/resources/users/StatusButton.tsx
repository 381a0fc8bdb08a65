import { Button } from '@campus-commons/web-kit/Button.tsx';
import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useUndoableNotice } from '../../components/useUndoableNotice';
import { MeasureDays } from '../../components/MeasureDays';
import { NOT_DONE, ReasonDialog } from '../../components/ReasonDialog';
import { ENDLESS, endIn, suspensionDays } from '../../lib/measureDays';
import { isStateChanged } from '../../providers/httpClient';
import { useIsModerator } from '../../providers/useSession';
import type { AdminUserDetailsDto, SuspensionDto } from '../../api/generated';
import { useStatusCall, type StatusChange } from './useStatusCall';

/** Suspends a member, or reinstates one who is suspended, after a confirmation. Nothing for who may not end the suspension. */
export function StatusButton({ user }: { user: AdminUserDetailsDto }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyUndoable = useUndoableNotice();
  const { setStatus, refresh } = useStatusCall();
  const queryClient = useQueryClient();
  // Stores the kind of dialog, because the member's status may change while the dialog is open.
  const [question, setQuestion] = useState<'suspend' | 'reinstate'>();
  const [isSent, setSent] = useState(false);
  const options = suspensionDays(useIsModerator());
  const longest = options.at(-1) ?? ENDLESS;
  const [days, setDays] = useState(longest);
  const close = () => setQuestion(undefined);
  const isSuspended = user.suspension !== null;
  const isSuspending = question === 'suspend';

  const openDialog = () => {
    setSent(false);
    setDays(longest);
    setQuestion(isSuspended ? 'reinstate' : 'suspend');
    // Fetches again, because the page may be old and another administrator may have changed the status.
    void queryClient.invalidateQueries({ queryKey: ['userDetails'] });
  };

  const setSuspended = async ({ undoReason, undoUntil, ...change }: UndoableChange, onDone: () => void) => {
    const { becomes, wasSuspended, reason, until } = change;
    try {
      await setStatus(user.id, change);
    } catch (failure) {
      if (!isStateChanged(failure)) throw failure;
      await refresh();
      onDone();
      notify('resources.users.status.unchanged', {
        type: 'warning',
        messageArgs: { failure: failure.message },
      });
      return NOT_DONE;
    }
    setSent(true);
    await refresh();
    onDone();
    const done = becomes ? 'suspend' : 'reinstate';
    notifyUndoable(
      `resources.users.status.${done}_done`,
      { name: user.name },
      // The opposite of a suspension that replaced another is no undoing, and a suspension needs a reason.
      becomes === wasSuspended || (!becomes && undoReason === '')
        ? undefined
        : {
            label: text(`${done}_undo`),
            run: () =>
              setSuspended(
                {
                  becomes: !becomes,
                  wasSuspended: becomes,
                  reason: undoReason,
                  until: undoUntil,
                  undoReason: reason,
                  undoUntil: until,
                },
                // A dialog that was opened meanwhile stays.
                () => undefined,
              ),
          },
    );
    return undefined;
  };

  const text = (name: string) => translate(`resources.users.status.${name}`, { name: user.name });

  return (
    <>
      {user.suspension?.canLift !== false && (
        <Button
          variant={isSuspended ? 'tonal' : 'outlined'}
          color={isSuspended ? 'primary' : 'error'}
          onClick={openDialog}
        >
          {text(isSuspended ? 'reinstate' : 'suspend')}
        </Button>
      )}
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
          onConfirm={(reason) =>
            setSuspended(
              {
                becomes: isSuspending,
                // The dialog warns before it replaces a suspension, so that is not a conflict. Any other change is.
                wasSuspended: !isSuspending || isSuspended,
                reason,
                // The longest has its end from the API, whose clock decides what is too long.
                until: isSuspending && days !== longest ? endIn(days) : undefined,
                undoReason: user.suspension?.reason ?? '',
                undoUntil: user.suspension?.until ?? undefined,
              },
              close,
            )
          }
          onClose={close}
          below={
            isSuspending && (
              <MeasureDays
                label={translate('resources.users.status.for')}
                value={days}
                options={options}
                onChange={setDays}
                sx={{ mt: 4, width: '14rem', maxWidth: '100%' }}
              />
            )
          }
        >
          {isSuspending && user.suspension && !isSent && <AlreadySuspended {...user.suspension} />}
        </ReasonDialog>
      )}
    </>
  );
}

interface UndoableChange extends StatusChange {
  /** Reason of the change that undoes this one: that of the suspension that ends. */
  undoReason: string;
  /** When that ends by itself. */
  undoUntil: string | undefined;
}

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
