import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { TextInput } from '../../components/forms/TextInput';
import { useAuthSignUpMutation } from './authApi';
import { joinRules, type JoinValues } from './joinRules';

const noValues: JoinValues = { name: '', email: '', phone: '', password: '', confirmPassword: '' };

const isField = (name: string): name is keyof JoinValues => name in noValues;

/** Two fields side by side where there is room for two. */
const pair = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
};

/** Makes an account. `onJoined` hears its e-mail address, to sign in with. */
export function JoinForm({ onJoined }: { onJoined: (email: string) => void }) {
  const [signUp] = useAuthSignUpMutation();
  const form = useForm<JoinValues>({ defaultValues: noValues, reValidateMode: 'onSubmit' });
  const { errors, isSubmitting } = form.formState;

  const join = form.handleSubmit(async ({ name, email, phone, password }) => {
    const account = { name: name.trim(), email: email.trim(), phone: phone.trim(), password };
    const { error } = await signUp({ signUpDto: account });
    if (!error) {
      onJoined(account.email);
      return;
    }
    form.setError('root', { message: errorText(error) });
    for (const [field, message] of Object.entries(fieldErrors(error))) {
      if (isField(field)) {
        form.setError(field, { message });
      }
    }
  });

  const clear = (name: keyof JoinValues) => {
    form.clearErrors(name);
    form.clearErrors('root');
  };
  const field = (name: keyof JoinValues) => ({
    error: errors[name]?.message,
    field: form.register(name, { ...joinRules[name], onChange: () => clear(name) }),
  });
  return (
    <Stack component="form" noValidate aria-label="Join" onSubmit={join} sx={{ gap: 4 }}>
      {errors.root?.message !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      <TextInput label="Full name" autoComplete="name" {...field('name')} />
      <Box sx={pair}>
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          placeholder="you@college.ac.in"
          {...field('email')}
        />
        <TextInput
          label="Phone number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder="10 digits"
          {...field('phone')}
        />
      </Box>
      <Box sx={pair}>
        <PasswordInput
          label="Password"
          autoComplete="new-password"
          placeholder="8 or more"
          {...field('password')}
        />
        <PasswordInput
          label="Confirm password"
          autoComplete="new-password"
          placeholder="Once more"
          {...field('confirmPassword')}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        By joining you confirm that you are at least 16, that a parent or guardian agrees if you are under 18,
        and that you accept the Terms and the Privacy Policy.
      </Typography>
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {isSubmitting ? 'Creating account...' : 'Create account'}
      </Button>
    </Stack>
  );
}
