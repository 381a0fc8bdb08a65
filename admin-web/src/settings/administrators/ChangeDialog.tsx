import Box from '@mui/material/Box';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleAccountDto, SetupLinkDto } from '../../api/generated';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import type { ConsoleDataProvider } from '../../providers/dataProvider';
import { OwnProofFields, useOwnProof } from './OwnProof';

/** What may be done with an account. */
export type Change = 'to_moderator' | 'to_administrator' | 'reset' | 'remove';

interface ChangeDialogProps {
  what: Change;
  account: ConsoleAccountDto;
  /** @param link of a reset */
  onDone: (link?: SetupLinkDto) => void;
  onClose: () => void;
}

/** Fields of the dialog, at which the API’s refusal is shown. */
const SHOWN = ['password', 'code'];

/** Asks who it is, and changes an account of the console. */
export function ChangeDialog({ what, account, onDone, onClose }: ChangeDialogProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const own = useOwnProof();
  const text = (name: string) => translate(`administrators.${what}.${name}`, { name: account.userName });

  const act = async (): Promise<SetupLinkDto | undefined> => {
    const form = { id: account.id, ...own.proof };
    switch (what) {
      case 'reset':
        return dataProvider.resetAdministrator(form);
      case 'remove':
        await dataProvider.removeAdministrator(form);
        return undefined;
      case 'to_moderator':
      case 'to_administrator': {
        const role = what === 'to_moderator' ? 'moderator' : 'administrator';
        await dataProvider.setAdministratorRole({ ...form, role });
        return undefined;
      }
    }
  };

  const confirm = async () => {
    try {
      onDone(await act());
    } catch (failure) {
      own.onFailure(failure);
      throw failure;
    }
  };

  return (
    <ConfirmDialog
      title={text('title')}
      text={text('text')}
      confirm={text('action')}
      confirming={text('busy')}
      isDangerous={what === 'remove' || what === 'reset'}
      onTry={own.onTry}
      onConfirm={own.isComplete ? confirm : undefined}
      shownFields={SHOWN}
      onClose={onClose}
    >
      <Box sx={{ mt: 4, display: 'grid', gap: 4 }}>
        <OwnProofFields {...own.fields} />
      </Box>
    </ConfirmDialog>
  );
}
