import { withoutInvisibleMarks } from '@campus-commons/web-kit/contactInput.ts';
import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../components/BusyButton';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { TextInput } from '../../components/forms/TextInput';
import { emailChecks } from '../../lib/text/fieldRules';
import { accountTexts } from '../../texts/account';
import { fieldTexts, validationTexts } from '../../texts/fields';
import { useAccountChangeEmailMutation } from './accountApi';

const noValues = { email: '', password: '' };
const rules = {
  email: emailChecks,
  password: { required: (value: string) => value !== '' || validationTexts.passwordRequired },
};

interface ChangeEmailFormProps {
  /** Called with the server's message once the link is on its way. */
  onChanged: (message: string) => void;
}

/** Asks for another e-mail address, which holds once the link that is mailed to it was opened. */
export function ChangeEmailForm({ onChanged }: ChangeEmailFormProps) {
  const [changeEmail] = useAccountChangeEmailMutation();
  const form = useForm({ defaultValues: noValues, reValidateMode: 'onSubmit' });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async ({ email, password }) => {
    const { data, error } = await changeEmail({
      changeEmailDto: { email: withoutInvisibleMarks(email), password },
    });
    if (!error) {
      onChanged(data.message);
      return;
    }
    form.setError('root', { message: errorText(error) });
    const byField = fieldErrors(error);
    for (const name of ['password', 'email'] as const) {
      const message = byField[name];
      if (message !== undefined) form.setError(name, { message }, { shouldFocus: true });
    }
  });
  const field = (name: keyof typeof noValues) => ({
    error: errors[name]?.message,
    field: form.register(name, {
      validate: rules[name],
      onChange: () => {
        form.clearErrors(name);
        form.clearErrors('root');
      },
    }),
  });

  return (
    <Stack
      component="form"
      noValidate
      aria-label={accountTexts.changeEmail}
      onSubmit={send}
      sx={{ gap: 4, width: '100%', maxWidth: 400 }}
    >
      {errors.root?.message !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      <TextInput
        label={accountTexts.newEmail}
        type="email"
        autoComplete="email"
        placeholder={fieldTexts.exampleEmail}
        autoFocus
        {...field('email')}
      />
      <PasswordInput
        label={fieldTexts.currentPassword}
        autoComplete="current-password"
        {...field('password')}
      />
      <BusyButton type="submit" variant="tonal" loading={isSubmitting} sx={{ alignSelf: 'start' }}>
        {isSubmitting ? accountTexts.sendingLink : accountTexts.sendLink}
      </BusyButton>
    </Stack>
  );
}
