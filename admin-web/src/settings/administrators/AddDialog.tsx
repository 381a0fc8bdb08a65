import { fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { SetupLinkDto } from '../../api/generated';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import type { ConsoleDataProvider } from '../../providers/dataProvider';
import type { ConsoleRole } from '../../providers/session';
import { OwnProofFields, useOwnProof } from './OwnProof';

interface AddDialogProps {
  onAdded: (userName: string, link: SetupLinkDto) => void;
  onClose: () => void;
}

/** Fields of the dialog, at which the API’s refusal is shown. */
const SHOWN = ['userName', 'email', 'password', 'code'];

const roles: readonly ConsoleRole[] = ['moderator', 'administrator'];

/** Adds an account of the console. */
export function AddDialog({ onAdded, onClose }: AddDialogProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [values, setValues] = useState({ userName: '', email: '' });
  const [role, setRole] = useState<ConsoleRole>('moderator');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [wasTried, setTried] = useState(false);
  const own = useOwnProof();
  const text = (name: string) => translate(`administrators.add.${name}`);
  const set = (name: keyof typeof values) => (value: string) => {
    setValues({ ...values, [name]: value });
    setErrors({ ...errors, [name]: '' });
  };
  const isNameless = values.userName.trim() === '';
  const missing = wasTried && isNameless ? translate('login.user_id_missing') : undefined;

  const add = async () => {
    const userName = values.userName.trim();
    const form = { userName, role, ...own.proof };
    const email = values.email.trim();
    try {
      onAdded(userName, await dataProvider.addAdministrator(email === '' ? form : { ...form, email }));
    } catch (failure) {
      setErrors(fieldErrors(failure));
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
      onTry={() => {
        setTried(true);
        own.onTry();
      }}
      onConfirm={own.isComplete && !isNameless ? add : undefined}
      shownFields={SHOWN}
      onClose={onClose}
    >
      <Box sx={{ mt: 4, display: 'grid', gap: 4 }}>
        <TextField
          label={translate('profile.user_id')}
          autoFocus
          autoComplete="off"
          value={values.userName}
          onChange={({ target }) => set('userName')(target.value)}
          error={Boolean(missing || errors.userName)}
          helperText={missing ?? errors.userName}
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 100 } }}
        />
        <TextField
          label={translate('administrators.email')}
          type="email"
          autoComplete="off"
          value={values.email}
          onChange={({ target }) => set('email')(target.value)}
          error={Boolean(errors.email)}
          helperText={errors.email || translate('administrators.email_hint')}
        />
        <RadioGroup
          aria-label={translate('administrators.role')}
          value={role}
          onChange={(_, value) => setRole(value === 'administrator' ? 'administrator' : 'moderator')}
        >
          {roles.map((one) => (
            <Box key={one}>
              <FormControlLabel
                value={one}
                control={<Radio slotProps={{ input: { 'aria-describedby': `role-${one}` } }} />}
                label={translate(`administrators.roles.${one}`)}
              />
              <FormHelperText id={`role-${one}`} sx={{ ml: 8, mt: 0 }}>
                {translate(`administrators.role_texts.${one}`)}
              </FormHelperText>
            </Box>
          ))}
        </RadioGroup>
        <OwnProofFields {...own.fields} />
      </Box>
    </ConfirmDialog>
  );
}
