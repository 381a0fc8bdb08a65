import { withoutInvisibleMarks } from '@campus-commons/web-kit/contactInput.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../components/BusyButton';
import { TextInput } from '../../components/forms/TextInput';
import { authTexts } from '../../texts/auth';
import { fieldTexts } from '../../texts/fields';
import { useAuthForgotPasswordMutation } from './authApi';
import { emailChecks } from '../../lib/text/fieldRules';
import { useTypedEmail } from './typedEmail';

/** Requests a mail with a reset link. The answer does not reveal whether the account exists. */
export function ForgotPasswordForm() {
  const [forgotPassword] = useAuthForgotPasswordMutation();
  const [answer, setAnswer] = useState<string>();
  const form = useForm({ defaultValues: { email: useTypedEmail() }, reValidateMode: 'onSubmit' });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async ({ email }) => {
    const { data, error } = await forgotPassword({
      forgotPasswordDto: { email: withoutInvisibleMarks(email) },
    });
    if (error) form.setError('root', { message: errorText(error) });
    else setAnswer(data.message);
  });
  const clear = () => {
    setAnswer(undefined);
    form.clearErrors();
  };

  return (
    <Stack
      component="form"
      noValidate
      aria-label={authTexts.forgotPasswordForm}
      onSubmit={send}
      sx={{ gap: 4 }}
    >
      {answer !== undefined && (
        <Alert severity="success" role="status">
          {`${answer} ${authTexts.linkIsShortLived}`}
        </Alert>
      )}
      {errors.root?.message !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      <TextInput
        label={fieldTexts.email}
        type="email"
        autoComplete="username"
        placeholder={fieldTexts.exampleEmail}
        error={errors.email?.message}
        field={form.register('email', { validate: emailChecks, onChange: clear })}
      />
      <BusyButton
        type="submit"
        variant={answer === undefined ? 'contained' : 'tonal'}
        size="large"
        loading={isSubmitting}
      >
        {buttonText(isSubmitting, answer !== undefined)}
      </BusyButton>
    </Stack>
  );
}

function buttonText(isSubmitting: boolean, isSent: boolean): string {
  if (isSubmitting) return authTexts.sending;
  return isSent ? authTexts.sendAgain : authTexts.sendLink;
}
