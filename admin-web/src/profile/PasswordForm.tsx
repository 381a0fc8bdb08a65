import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { lengthOfPassword } from '@campus-commons/web-kit/text/generated.ts';
import { fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useDataProvider, useNotificationContext, useNotify, useTranslate } from 'react-admin';
import { Notice } from '../components/Notice';
import { PasswordField } from '../components/PasswordField';
import { Section } from '../components/Section';
import { useSingleFlight } from '../components/useSingleFlight';
import { failureText } from '../providers/httpClient';
import { logFailure } from '../providers/queryClient';
import { CURRENT } from '../providers/records';
import { useOwnName } from '../providers/useSession';

const fields = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'repeated', autoComplete: 'new-password' },
] as const;
type Values = Record<(typeof fields)[number]['name'], string>;
type FieldErrors = Partial<Values>;

const empty: Values = { currentPassword: '', newPassword: '', repeated: '' };

/** Changes the administrator's own password, which ends their other sessions. */
export function PasswordForm() {
  const translate = useTranslate();
  const notify = useNotify();
  const { resetNotifications } = useNotificationContext();
  const dataProvider = useDataProvider();
  // Not useUpdate, which would replace the cached account with the response, an id only.
  const { mutateAsync, isPending, reset } = useMutation({
    mutationFn: (data: Pick<Values, 'currentPassword' | 'newPassword'>) =>
      dataProvider.update('account', { id: CURRENT, data, previousData: { id: CURRENT } }),
  });
  const queryClient = useQueryClient();
  const userName = useOwnName();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<FieldErrors>({});
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
      setErrors(named);
      if (Object.keys(named).length === 0) setError(failureText(failure));
    } finally {
      // Removes the passwords, which are the mutation's variables, from the cache.
      reset();
    }
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = validate(values);
    setErrors(
      Object.fromEntries(
        Object.entries(found).map(([name, key]) => [
          name,
          translate(key, { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }),
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
        {/* Tells password managers the account of this password. */}
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
              setErrors({ ...errors, [name]: undefined });
              setError(undefined);
            }}
            error={errors[name]}
          />
        ))}
        <Button type="submit" variant="contained" loading={isPending} sx={{ justifySelf: 'start' }}>
          {translate(`profile.password.${isPending ? 'busy' : 'submit'}`)}
        </Button>
      </Box>
    </Section>
  );
}

/** The keys of the error messages, by invalid field. */
function validate({ currentPassword, newPassword, repeated }: Values): FieldErrors {
  return {
    ...(currentPassword === '' && { currentPassword: 'profile.password.current_missing' }),
    ...(lengthOfPassword(newPassword) < MIN_PASSWORD_LENGTH && { newPassword: 'profile.password.too_short' }),
    ...(lengthOfPassword(newPassword) > MAX_PASSWORD_LENGTH && { newPassword: 'profile.password.too_long' }),
    ...(repeated !== newPassword && { repeated: 'profile.password.mismatch' }),
  };
}
