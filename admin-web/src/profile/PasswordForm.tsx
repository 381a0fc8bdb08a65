import { fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useDataProvider, useNotificationContext, useNotify, useTranslate } from 'react-admin';
import { Notice } from '../components/Notice';
import { PasswordField } from '../components/PasswordField';
import { Section } from '../components/Section';
import { useSingleFlight } from '../components/useSingleFlight';
import { failureText } from '../providers/httpClient';
import { logFailure } from '../providers/logFailure';
import { CURRENT } from '../providers/records/current';
import { useSession } from '../providers/useSession';

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

const fields = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'repeated', autoComplete: 'new-password' },
] as const;
type Values = Record<(typeof fields)[number]['name'], string>;
type Faults = Partial<Values>;

const empty: Values = { currentPassword: '', newPassword: '', repeated: '' };

/** Changes the administrator's own password; their other sessions end with it. */
export function PasswordForm() {
  const translate = useTranslate();
  const notify = useNotify();
  const { resetNotifications } = useNotificationContext();
  const dataProvider = useDataProvider();
  // Not useUpdate, which would write the answer to the cache of the account: it is an id and nothing else.
  const { mutateAsync, isPending, reset } = useMutation({
    mutationFn: (data: Pick<Values, 'currentPassword' | 'newPassword'>) =>
      dataProvider.update('account', { id: CURRENT, data, previousData: { id: CURRENT } }),
  });
  const queryClient = useQueryClient();
  const { userName } = useSession();
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState<Faults>({});
  const [error, setError] = useState<string>();

  const change = useSingleFlight(async () => {
    const { currentPassword, newPassword } = values;
    try {
      await mutateAsync({ currentPassword, newPassword });
      setValues(empty);
      notify('profile.password.changed', { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: ['sessions'] });
    } catch (failure) {
      logFailure(failure);
      const named = fieldErrors(failure);
      setFaults(named);
      if (Object.keys(named).length === 0) setError(failureText(failure));
    } finally {
      // The variables of the mutation are the passwords.
      reset();
    }
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = check(values);
    setFaults(
      Object.fromEntries(
        Object.entries(found).map(([name, key]) => [
          name,
          translate(key, { min: MIN_LENGTH, max: MAX_LENGTH }),
        ]),
      ),
    );
    setError(undefined);
    resetNotifications();
    if (Object.keys(found).length === 0) change();
  };

  return (
    <Section title={translate('profile.password.title')}>
      <Notice />
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4, maxWidth: 420 }}>
        {error !== undefined && <Alert severity="error">{error}</Alert>}
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={userName} readOnly hidden />
        {fields.map(({ name, autoComplete }) => (
          <PasswordField
            key={name}
            name={name}
            label={translate(`profile.password.fields.${name}`)}
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
        <Button type="submit" variant="contained" loading={isPending} sx={{ justifySelf: 'start' }}>
          {translate(`profile.password.${isPending ? 'busy' : 'submit'}`)}
        </Button>
      </Box>
    </Section>
  );
}

/** The messages of what is wrong, by field. */
function check({ currentPassword, newPassword, repeated }: Values): Faults {
  return {
    ...(currentPassword === '' && { currentPassword: 'profile.password.current_missing' }),
    ...(newPassword.length < MIN_LENGTH && { newPassword: 'profile.password.too_short' }),
    ...(newPassword.length > MAX_LENGTH && { newPassword: 'profile.password.too_long' }),
    ...(repeated !== newPassword && { repeated: 'profile.password.mismatch' }),
  };
}
