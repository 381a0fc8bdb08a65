import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ReasonDialog } from '../../components/ReasonDialog';
import type { UserDetailsRecord } from '../../providers/records/users';

interface StatusButtonProps {
  user: UserDetailsRecord;
  /** Called after the status was changed, with a sentence that says so. */
  onChanged: (notice: string) => void;
}

/** Suspends a member, or reinstates one who is suspended; asks before. */
export function StatusButton({ user, onChanged }: StatusButtonProps) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  // Which of the two is asked, not only that one is: while its answer arrives, the member already stands otherwise.
  const [question, setQuestion] = useState<'suspend' | 'reinstate'>();
  const close = () => setQuestion(undefined);
  const isSuspended = user.suspension !== null;

  const setSuspended = async (becomes: boolean, reason: string) => {
    await dataProvider.update('users', {
      id: user.id,
      data: { isSuspended: becomes, reason },
      previousData: { id: user.id, isSuspended },
    });
    await Promise.all(
      ['users', 'userDetails'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
    );
    close();
    onChanged(
      becomes ? `${user.name} is suspended and signed out everywhere.` : `${user.name} may sign in again.`,
    );
  };

  return (
    <>
      <Button
        variant={isSuspended ? 'tonal' : 'outlined'}
        color={isSuspended ? 'primary' : 'error'}
        onClick={() => setQuestion(isSuspended ? 'reinstate' : 'suspend')}
      >
        {isSuspended ? 'Reinstate' : 'Suspend'}
      </Button>
      {question === 'reinstate' && (
        <ReasonDialog
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
          title={`Suspend ${user.name}?`}
          text="They are signed out everywhere at once and cannot sign in again until somebody reinstates them. What they wrote stays."
          hint="Administrators see it in the records. The member does not."
          missing="Please give a reason"
          confirm="Suspend"
          confirming="Suspending..."
          isDangerous
          onConfirm={(reason) => setSuspended(true, reason)}
          onClose={close}
        />
      )}
    </>
  );
}
