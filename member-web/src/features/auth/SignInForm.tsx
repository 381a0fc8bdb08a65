import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { TextInput } from '../../components/forms/TextInput';
import { memberSignedIn } from '../../lib/session/sessionSlices';
import { useAuthLoginMutation } from './authApi';

interface SignInValues {
  email: string;
  phone: string;
  password: string;
}

interface SignInFormProps {
  /** The address of an account that was just made. */
  email: string;
  /** Something to know before signing in, such as that an account was just made. */
  notice?: string;
}

/** Signs a member in by e-mail or phone; the guards then lead on to where the member wanted to go. */
export function SignInForm({ email, notice }: SignInFormProps) {
  const dispatch = useDispatch();
  const [by, setBy] = useState<'email' | 'phone'>('email');
  const [login] = useAuthLoginMutation();
  const form = useForm<SignInValues>({
    defaultValues: { email, phone: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;
  const clearing = (name: keyof SignInValues) => ({
    onChange: () => {
      form.clearErrors(name);
      form.clearErrors('root');
    },
  });

  const signIn = form.handleSubmit(async (values) => {
    const answer = await login({
      loginDto: { emailOrPhone: values[by].trim(), password: values.password },
    });
    if (answer.error) {
      form.setError('root', { message: errorText(answer.error) });
    } else {
      dispatch(memberSignedIn(answer.data.token));
    }
  });

  const identifier = {
    validate: (value: string) => value.trim() !== '' || 'Email or Phone is required',
  };
  return (
    <Stack component="form" noValidate aria-label="Sign in" onSubmit={signIn} sx={{ gap: 4 }}>
      {notice !== undefined && <Alert severity="success">{notice}</Alert>}
      {errors.root?.message !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
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
          error={errors.email?.message}
          field={form.register('email', { ...identifier, ...clearing('email') })}
        />
      ) : (
        <TextInput
          key="phone"
          label="Phone number"
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          placeholder="10 digits"
          error={errors.phone?.message}
          field={form.register('phone', { ...identifier, ...clearing('phone') })}
        />
      )}
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        field={form.register('password', { required: 'Password is required', ...clearing('password') })}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign in'}
      </Button>
    </Stack>
  );
}
