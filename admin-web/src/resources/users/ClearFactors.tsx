import { Button } from '@campus-commons/web-kit/Button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { ReasonDialog } from '../../components/ReasonDialog';
import type { ConsoleDataProvider } from '../../providers/dataProvider';
import type { AdminUserDetailsDto } from '../../api/generated';

/** Turns off the two-step sign-in of a member who has lost the phone and the recovery codes, after a confirmation. */
export function ClearFactors({ user }: { user: AdminUserDetailsDto }) {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const text = (name: string) => translate(`resources.users.factors.${name}`, { name: user.name });
  const close = () => setOpen(false);
  const clear = async (reason: string) => {
    await provider.clearFactors({ id: user.id, reason });
    await queryClient.invalidateQueries({ queryKey: ['userDetails'] });
    close();
    notify('resources.users.factors.done', { type: 'success', messageArgs: { name: user.name } });
  };
  return (
    <>
      <Button variant="outlined" size="small" sx={{ mt: 4 }} onClick={() => setOpen(true)}>
        {text('clear')}
      </Button>
      {isOpen && (
        <ReasonDialog
          topic={`factors ${user.id}`}
          title={text('title')}
          text={text('text')}
          hint={text('hint')}
          missing={translate('dialog.reason_missing')}
          confirm={text('clear')}
          confirming={text('busy')}
          isDangerous
          onConfirm={clear}
          onClose={close}
        />
      )}
    </>
  );
}
