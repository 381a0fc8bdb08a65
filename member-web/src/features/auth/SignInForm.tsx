import { deviceToken, keepDeviceToken } from '@campus-commons/web-kit/deviceToken.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router';
import { errorCode } from '../../api/errors';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextInput } from '../../components/forms/TextInput';
import { paths } from '../../lib/paths';
import { memberSignedIn } from '../../lib/session/sessionSlices';
import { useTypedEarly } from '../../lib/useTypedEarly';
import { useAuthLoginMutation } from './authApi';
import { SignInFault } from './SignInFault';
import type { SignInRules, SignInValues } from './signInRules';

interface SignInFormProps {
  /** The address of an account that was just made. */
  email: string;
  /** Something to know before signing in, such as that an account was just made. */
  notice?: string;
  rules: SignInRules;
}

/** Signs a member in by e-mail or phone; the guards then lead on to where the member wanted to go. */
export function SignInForm({ email, notice, rules }: SignInFormProps) {
  const dispatch = useDispatch();
  const [by, setBy] = useState<'email' | 'phone'>('email');
  const [login] = useAuthLoginMutation();
  const typed = useTypedEarly('email', 'password');
  const form = useForm<SignInValues>({
    defaultValues: { email: email || typed.email, phone: '', password: typed.password },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;
  const field = (name: keyof SignInValues) => ({
    error: errors[name]?.message,
    field: form.register(name, {
      ...rules[name],
      onChange: () => {
        form.clearErrors(name);
        form.clearErrors('root');
      },
    }),
  });

  const credentials = () => {
    const values = form.getValues();
    return {
      emailOrPhone: values[by].trim(),
      password: values.password,
      deviceToken: deviceToken('member'),
    };
  };
  const signIn = form.handleSubmit(async () => {
    const answer = await login({ loginDto: credentials() });
    if (answer.error) {
      form.setError('root', { type: errorCode(answer.error), message: errorText(answer.error) });
    } else {
      keepDeviceToken('member', answer.data.data.deviceToken);
      dispatch(memberSignedIn(answer.data.token));
    }
  });

  return (
    <Stack component="form" noValidate aria-label="Sign in" onSubmit={signIn} sx={{ gap: 4 }}>
      {notice !== undefined && <Alert severity="success">{notice}</Alert>}
      <SignInFault fault={errors.root} credentials={credentials} onRestored={() => void signIn()} />
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={by}
        aria-label="Sign in with"
        onChange={(_event, chosen: 'email' | 'phone' | null) => {
          if (chosen) {
            form.clearErrors();
            setBy(chosen);
          }
        }}
      >
        <ToggleButton value="email">Email</ToggleButton>
        <ToggleButton value="phone">Phone</ToggleButton>
      </ToggleButtonGroup>
      {by === 'email' ? (
        <TextInput
          key="email"
          label="Email"
          type="email"
          autoComplete="username"
          placeholder="you@college.ac.in"
          {...field('email')}
        />
      ) : (
        <TextInput
          key="phone"
          label="Phone number"
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          placeholder="10 digits"
          {...field('phone')}
        />
      )}
      <PasswordInput label="Password" autoComplete="current-password" {...field('password')} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: -2 }}>
        <Link component={RouterLink} to={paths.forgotPassword} variant="body2" sx={{ py: 1 }}>
          Forgot password?
        </Link>
      </Box>
      <SubmitButton loading={isSubmitting}>{isSubmitting ? 'Signing in...' : 'Sign in'}</SubmitButton>
    </Stack>
  );
}
