import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { NOT_DONE, ReasonDialog } from '../../components/ReasonDialog';
import type { NoticeText } from '../../components/Notice';
import { isStateChanged } from '../../providers/httpClient';
import type { Suspension, UserDetailsRecord } from '../../providers/records/users';

interface StatusButtonProps {
  user: UserDetailsRecord;
  /** Called after the status was changed, or when somebody else was first, with a sentence that says so. */
  onChanged: (notice: string | NoticeText) => void;
}

/** Suspends a member, or reinstates one who is suspended; asks before. */
export function StatusButton({ user, onChanged }: StatusButtonProps) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  // Which of the two is asked, not only that one is: while its answer arrives, the member already stands otherwise.
  const [question, setQuestion] = useState<'suspend' | 'reinstate'>();
  const [isSent, setSent] = useState(false);
  const close = () => setQuestion(undefined);
  const isSuspended = user.suspension !== null;

  const ask = () => {
    setSent(false);
    setQuestion(isSuspended ? 'reinstate' : 'suspend');
    // The page may have been open for hours, and another administrator may have been here.
    void queryClient.invalidateQueries({ queryKey: ['userDetails'] });
  };

  const setSuspended = async (becomes: boolean, reason: string) => {
    // A suspension that the question itself shows is knowingly replaced; any other change came unawares.
    const wasSuspended = !becomes || isSuspended;
    const showPresent = () =>
      Promise.all(
        ['users', 'userDetails'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
      );
    try {
      await dataProvider.update('users', {
        id: user.id,
        data: { isSuspended: becomes, reason },
        previousData: { id: user.id, isSuspended: wasSuspended },
      });
    } catch (failure) {
      if (!isStateChanged(failure)) throw failure;
      await showPresent();
      close();
      onChanged({ text: `${failure.message} Nothing was changed now.`, severity: 'warning' });
      return NOT_DONE;
    }
    setSent(true);
    await showPresent();
    close();
    onChanged(
      becomes ? `${user.name} is suspended and signed out everywhere.` : `${user.name} may sign in again.`,
    );
    return undefined;
  };

  return (
    <>
      <Button
        variant={isSuspended ? 'tonal' : 'outlined'}
        color={isSuspended ? 'primary' : 'error'}
        onClick={ask}
      >
        {isSuspended ? 'Reinstate' : 'Suspend'}
      </Button>
      {question === 'reinstate' && (
        <ReasonDialog
          topic={`reinstate ${user.id}`}
          title={`Reinstate ${user.name}?`}
          text="They can sign in again, and find everything as they left it."
          hint="Administrators see it in the records. The member does not."
          confirm="Reinstate"
          confirming="Reinstating..."
          onConfirm={(reason) => setSuspended(false, reason)}
          onClose={close}
        />
      )}
      {question === 'suspend' && (
        <ReasonDialog
          topic={`suspend ${user.id}`}
          title={`Suspend ${user.name}?`}
          text="They are signed out everywhere at once and cannot sign in again until somebody reinstates them. What they wrote stays."
          hint="Administrators see it in the records. The member does not."
          missing="Please give a reason"
          confirm="Suspend"
          confirming="Suspending..."
          isDangerous
          onConfirm={(reason) => setSuspended(true, reason)}
          onClose={close}
        >
          {user.suspension && !isSent && <Precedence {...user.suspension} />}
        </ReasonDialog>
      )}
    </>
  );
}

/** For whoever is about to suspend a member whom another administrator has suspended in the meantime. */
function Precedence({ by, reason }: Suspension) {
  return (
    <Alert severity="warning" sx={{ mt: 4 }}>
      {by ?? 'A former administrator'} has suspended them already: {reason}. Your reason would take the place
      of this one.
    </Alert>
  );
}
