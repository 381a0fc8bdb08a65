import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../components/BusyButton';
import { NewPasswordInputs, PasswordInput } from '../../components/forms/PasswordInput';
import { confirmChecks, newPasswordChecks } from '../../lib/text/fieldRules';
import { accountTexts } from '../../texts/account';
import { fieldTexts, validationTexts } from '../../texts/fields';
import { useOwnProfile } from '../profile/exports/useOwnProfile';
import { useAccountChangePasswordMutation } from './accountApi';
import { SettingsCard } from './SettingsCard';

const rules = {
  currentPassword: { required: (value: string) => value !== '' || validationTexts.currentPasswordRequired },
  password: newPasswordChecks,
  confirmPassword: confirmChecks,
};

const noValues = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password; asks for the current one. */
export function PasswordCard() {
  const email = useOwnProfile()?.User.email ?? '';
  const [changePassword] = useAccountChangePasswordMutation();
  const [done, setDone] = useState<string>();
  const form = useForm({ defaultValues: noValues, reValidateMode: 'onSubmit' });
  const { errors, isSubmitting } = form.formState;

  const change = form.handleSubmit(async ({ currentPassword, password }) => {
    setDone(undefined);
    const { data, error } = await changePassword({
      changePasswordDto: { currentPassword, newPassword: password },
    });
    if (!error) {
      form.reset();
      setDone(data.message);
      return;
    }
    form.setError('root', { message: errorText(error) });
    const byField = fieldErrors(error);
    if (byField.newPassword !== undefined) form.setError('password', { message: byField.newPassword });
    if (byField.currentPassword !== undefined) {
      form.setError('currentPassword', { message: byField.currentPassword }, { shouldFocus: true });
    }
  });
  const field = (name: keyof typeof noValues) => ({
    error: errors[name]?.message,
    field: form.register(name, {
      validate: rules[name],
      onChange: () => {
        setDone(undefined);
        form.clearErrors(name);
        form.clearErrors('root');
      },
    }),
  });

  return (
    <SettingsCard title={fieldTexts.password} lead={accountTexts.passwordLead}>
      <Stack
        component="form"
        noValidate
        aria-label={accountTexts.changePassword}
        onSubmit={change}
        sx={{ gap: 4, maxWidth: 400 }}
      >
        {done !== undefined && (
          <Alert severity="success" role="status">
            {done}
          </Alert>
        )}
        {errors.root?.message !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
        {/* Hidden user name field: tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label={fieldTexts.currentPassword}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordInputs
          label={fieldTexts.newPassword}
          confirmLabel={fieldTexts.confirmNewPassword}
          field={field}
        />
        <BusyButton type="submit" variant="tonal" loading={isSubmitting} sx={{ alignSelf: 'start' }}>
          {isSubmitting ? accountTexts.changing : accountTexts.changePassword}
        </BusyButton>
      </Stack>
    </SettingsCard>
  );
}
