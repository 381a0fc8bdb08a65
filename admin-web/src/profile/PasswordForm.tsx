import { fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useDataProvider } from 'react-admin';
import { Notice } from '../components/Notice';
import { PasswordField } from '../components/PasswordField';
import { Section } from '../components/Section';
import { failureText } from '../providers/httpClient';
import { CURRENT } from '../providers/records/current';
import { useSession } from '../providers/useSession';

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New password', autoComplete: 'new-password' },
  { name: 'repeated', label: 'Repeat new password', autoComplete: 'new-password' },
] as const;
type Values = Record<(typeof fields)[number]['name'], string>;
type Faults = Partial<Values>;

const empty: Values = { currentPassword: '', newPassword: '', repeated: '' };

/** Changes one's own password; every other session of the account ends with it. */
export function PasswordForm() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { userName } = useSession();
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState<Faults>({});
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = check(values);
    setFaults(found);
    setError(undefined);
    setNotice(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const { currentPassword, newPassword } = values;
    try {
      await dataProvider.update('account', {
        id: CURRENT,
        data: { currentPassword, newPassword },
        previousData: { id: CURRENT },
      });
      setValues(empty);
      setNotice('Your password is changed. Your other sessions have ended.');
      await queryClient.invalidateQueries({ queryKey: ['sessions'] });
    } catch (failure) {
      console.error(failure);
      const named = fieldErrors(failure);
      setFaults(named);
      if (Object.keys(named).length === 0) setError(failureText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Section title="Password">
      <Notice onClose={() => setNotice(undefined)}>{notice}</Notice>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 4, maxWidth: 420 }}
      >
        {error !== undefined && <Alert severity="error">{error}</Alert>}
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={userName} readOnly hidden />
        {fields.map(({ name, label, autoComplete }) => (
          <PasswordField
            key={name}
            name={name}
            label={label}
            autoComplete={autoComplete}
            value={values[name]}
            onChange={(value) => {
              setValues({ ...values, [name]: value });
              setFaults({ ...faults, [name]: undefined });
              setError(undefined);
            }}
            error={faults[name]}
          />
        ))}
        <Button type="submit" variant="contained" loading={isBusy} sx={{ justifySelf: 'start' }}>
          {isBusy ? 'Changing...' : 'Change password'}
        </Button>
      </Box>
    </Section>
  );
}

function check({ currentPassword, newPassword, repeated }: Values): Faults {
  return {
    ...(currentPassword === '' && { currentPassword: 'Your current password is required' }),
    ...(newPassword.length < MIN_LENGTH && {
      newPassword: `Password must be at least ${MIN_LENGTH} characters long`,
    }),
    ...(newPassword.length > MAX_LENGTH && {
      newPassword: `Password must be at most ${MAX_LENGTH} characters long`,
    }),
    ...(repeated !== newPassword && { repeated: 'Passwords do not match' }),
  };
}
