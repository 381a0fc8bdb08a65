import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../components/BusyButton';
import { NewPasswordInputs, PasswordInput } from '../../components/forms/PasswordInput';
import { confirmChecks, newPasswordChecks } from '../../lib/text/fieldRules';
import { accountTexts } from '../../texts/account';
import { fieldTexts, validationTexts } from '../../texts/fields';
import { useOwnProfile } from '../profile/exports/useOwnProfile';
import { useAccountChangePasswordMutation } from './accountApi';
import { OpeningRow } from '../../components/SettingRow';

const rules = {
  currentPassword: { required: (value: string) => value !== '' || validationTexts.currentPasswordRequired },
  password: newPasswordChecks,
  confirmPassword: confirmChecks,
};

const noValues = { currentPassword: '', password: '', confirmPassword: '' };

/** The password of the account, and the form that changes it. */
export function PasswordRow() {
  const [done, setDone] = useState<string>();
  return (
    <OpeningRow
      label={fieldTexts.password}
      value={accountTexts.passwordHidden}
      open={[accountTexts.change, accountTexts.changePasswordRest]}
      notice={() =>
        done !== undefined && (
          <Alert severity="success" role="status" sx={{ mt: 3 }}>
            {done}
          </Alert>
        )
      }
    >
      {(close) => (
        <ChangePasswordForm
          onChange={() => setDone(undefined)}
          onChanged={(message) => {
            setDone(message);
            close();
          }}
        />
      )}
    </OpeningRow>
  );
}

interface ChangePasswordFormProps {
  /** Called when the member types or sends. */
  onChange: () => void;
  /** Called with the server's message. */
  onChanged: (message: string) => void;
}

/** Changes the password; asks for the current one. */
function ChangePasswordForm({ onChange, onChanged }: ChangePasswordFormProps) {
  const email = useOwnProfile()?.User.email ?? '';
  const [changePassword] = useAccountChangePasswordMutation();
  const form = useForm({ defaultValues: noValues, reValidateMode: 'onSubmit' });
  const { errors, isSubmitting } = form.formState;

  const change = form.handleSubmit(async ({ currentPassword, password }) => {
    onChange();
    const { data, error } = await changePassword({
      changePasswordDto: { currentPassword, newPassword: password },
    });
    if (!error) {
      onChanged(data.message);
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
        onChange();
        form.clearErrors(name);
        form.clearErrors('root');
      },
    }),
  });

  return (
    <>
      <Typography variant="compact" sx={{ mb: 4, color: 'text.secondary', textWrap: 'pretty' }}>
        {accountTexts.passwordLead}
      </Typography>
      <Stack
        component="form"
        noValidate
        aria-label={accountTexts.changePassword}
        onSubmit={change}
        sx={{ gap: 4, maxWidth: 400 }}
      >
        {errors.root?.message !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
        {/* Hidden user name field: tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label={fieldTexts.currentPassword}
          autoComplete="current-password"
          autoFocus
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
    </>
  );
}
