import { fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleAccountDto, SetupLinkDto } from '../../api/generated';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { PasswordField } from '../../components/PasswordField';
import type { ConsoleDataProvider } from '../../providers/dataProvider';

/** What may be done with an account. */
export type Change = 'to_moderator' | 'to_administrator' | 'reset' | 'remove';

interface ChangeDialogProps {
  what: Change;
  account: ConsoleAccountDto;
  /** @param link of a reset */
  onDone: (link?: SetupLinkDto) => void;
  onClose: () => void;
}

/** Asks for the own password, and changes an account of the console. */
export function ChangeDialog({ what, account, onDone, onClose }: ChangeDialogProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [wasTried, setTried] = useState(false);
  const text = (name: string) => translate(`administrators.${what}.${name}`, { name: account.userName });

  const act = async (): Promise<SetupLinkDto | undefined> => {
    const form = { id: account.id, password };
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
      setError(fieldErrors(failure).password);
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
      onTry={() => setTried(true)}
      onConfirm={password === '' ? undefined : confirm}
      onClose={onClose}
    >
      <Box sx={{ mt: 4, display: 'grid' }}>
        <PasswordField
          label={translate('administrators.password')}
          value={password}
          onChange={(value) => {
            setPassword(value);
            setError(undefined);
          }}
          error={wasTried && password === '' ? translate('login.password_missing') : error}
        />
      </Box>
    </ConfirmDialog>
  );
}
