import { Button } from '@campus-commons/web-kit/Button.tsx';
import { keepDeviceToken } from '@campus-commons/web-kit/deviceToken.ts';
import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { BusyButton } from '../../components/BusyButton';
import { errorCode } from '../../api/errors';
import { NewPasswordInputs } from '../../components/forms/PasswordInput';
import { authTexts } from '../../texts/auth';
import { fieldTexts } from '../../texts/fields';
import { useAuthCheckResetLinkMutation, useAuthResetPasswordMutation } from './authApi';
import { confirmChecks, newPasswordChecks } from '../../lib/text/fieldRules';
import { paths } from '../../lib/address/paths';

const checks = { password: newPasswordChecks, confirmPassword: confirmChecks };

interface ResetPasswordFormProps {
  /** From the link in the mail. */
  token: string;
  /** Called with the server's message once the password is set. */
  onReset: (message: string) => void;
}

/** Sets a new password with the token of a mailed link. A dead link is said on opening, before anybody types. */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const [resetPassword] = useAuthResetPasswordMutation();
  const [isDead, setIsDead] = useState(false);
  const [checkLink, { error: refusal }] = useAuthCheckResetLinkMutation();
  useEffect(() => void checkLink({ checkResetLinkDto: { token } }), [checkLink, token]);
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' }, reValidateMode: 'onSubmit' });
  const { errors, isSubmitting } = form.formState;

  const reset = form.handleSubmit(async ({ password }) => {
    const { data, error } = await resetPassword({ resetPasswordDto: { token, password } });
    if (!error) {
      keepDeviceToken('member', data.data?.deviceToken);
      onReset(data.message);
      return;
    }
    setIsDead(errorCode(error) === 'reset_link_dead');
    form.setError('root', { message: errorText(error) });
    const fault = fieldErrors(error).password;
    if (fault !== undefined) form.setError('password', { message: fault });
  });
  const field = (name: 'password' | 'confirmPassword') => ({
    error: errors[name]?.message,
    field: form.register(name, {
      validate: checks[name],
      onChange: () => {
        form.clearErrors(name);
        form.clearErrors('root');
      },
    }),
  });

  // Of other failures the member hears on sending: the link may be good.
  if (isDead || (refusal && errorCode(refusal) === 'reset_link_dead')) return <InvalidResetLink />;
  return (
    <Stack
      component="form"
      noValidate
      aria-label={authTexts.newPasswordForm}
      onSubmit={reset}
      sx={{ gap: 4 }}
    >
      {errors.root?.message !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      <NewPasswordInputs
        label={authTexts.newPassword}
        confirmLabel={fieldTexts.confirmPassword}
        field={field}
      />
      <BusyButton type="submit" variant="contained" size="large" loading={isSubmitting}>
        {isSubmitting ? authTexts.settingPassword : authTexts.setPassword}
      </BusyButton>
    </Stack>
  );
}

/** Shown when the link of a password reset has been used, has expired or is incomplete. */
export function InvalidResetLink() {
  return (
    <Stack sx={{ gap: 4 }}>
      <Alert severity="error">{authTexts.deadLink}</Alert>
      <Button variant="contained" size="large" component={Link} to={paths.forgotPassword}>
        {authTexts.askForNewLink}
      </Button>
      <Button variant="outlined" size="large" component={Link} to={paths.login}>
        {authTexts.signIn}
      </Button>
    </Stack>
  );
}
