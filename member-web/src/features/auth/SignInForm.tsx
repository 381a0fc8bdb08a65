import { phoneDigits } from '@campus-commons/web-kit/contactInput.ts';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { deviceToken, keepDeviceToken } from '@campus-commons/web-kit/deviceToken.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { errorCode } from '../../api/errors';
import { alertQueue } from '../../components/alerts/alerts';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { SubmitButton } from '../../components/BusyButton';
import { TextInput } from '../../components/forms/TextInput';
import { paths } from '../../lib/address/paths';
import { useKeepNext } from '../../lib/hooks/useKeepNext';
import { memberSignedIn } from '../../lib/session/sessionSlices';
import { useTypedBeforeHydration } from '../../lib/hooks/hydration';
import { authTexts } from '../../texts/auth';
import { fieldTexts } from '../../texts/fields';
import { useAuthLoginMutation } from './authApi';
import { SessionEnded } from './SessionEnded';
import { SignInError } from './SignInError';
import type { SignInRules, SignInValues } from './formRules';
import { typedEmailState } from './typedEmail';

/** Only members with a second factor load it. */
const SecondStep = lazyChunk(() => import('./SecondStep'), 'SecondStep');

interface SignInFormProps {
  /** The e-mail address of an account that was just created. */
  email: string;
  /** Shown above the form, for example after joining. */
  notice?: string;
  rules: SignInRules;
}

/** Signs a member in by e-mail or phone. The route guards then redirect to the requested page. */
export function SignInForm({ email, notice, rules }: SignInFormProps) {
  const dispatch = useDispatch();
  const [by, setBy] = useState<'email' | 'phone'>('email');
  const [login] = useAuthLoginMutation();
  const alerts = useSyncExternalStore(alertQueue.subscribe, alertQueue.get, alertQueue.get);
  const ended = alerts.find(({ asksToSignIn }) => asksToSignIn);
  const typed = useTypedBeforeHydration(authTexts.signIn, 'email', 'password');
  const form = useForm<SignInValues>({
    defaultValues: { email: email || typed.email, phone: '', password: typed.password },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;
  const typedEmail = useWatch({ control: form.control, name: 'email' });
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

  const keepNext = useKeepNext();
  const credentials = () => {
    const values = form.getValues();
    return {
      // Some people type their phone number into the e-mail field; the server accepts either.
      emailOrPhone: phoneDigits(values[by]),
      password: values.password,
      deviceToken: deviceToken('member'),
    };
  };
  /** @returns why it failed, if it did */
  const enter = async (code?: string) => {
    const { data, error } = await login({ loginDto: { ...credentials(), code } });
    if (!data) return { type: errorCode(error), message: errorText(error) };
    keepDeviceToken('member', data.data.deviceToken);
    dispatch(memberSignedIn(data.token));
    return undefined;
  };
  const signIn = form.handleSubmit(async () => {
    const failure = await enter();
    if (failure) form.setError('root', failure);
  });

  if (errors.root?.type === 'second_factor_required') {
    return (
      <Suspense>
        <SecondStep credentials={credentials} enter={enter} onBack={() => form.clearErrors('root')} />
      </Suspense>
    );
  }

  return (
    <Stack component="form" noValidate aria-label={authTexts.signIn} onSubmit={signIn} sx={{ gap: 4 }}>
      {ended && <SessionEnded alert={ended} />}
      {notice !== undefined && errors.root === undefined && <Alert severity="success">{notice}</Alert>}
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={by}
        aria-label={authTexts.signInWith}
        onChange={(_event, chosen: 'email' | 'phone' | null) => {
          if (chosen) {
            form.clearErrors();
            setBy(chosen);
          }
        }}
      >
        <ToggleButton value="email">{fieldTexts.email}</ToggleButton>
        <ToggleButton value="phone">{fieldTexts.phone}</ToggleButton>
      </ToggleButtonGroup>
      {by === 'email' ? (
        <TextInput
          key="email"
          label={fieldTexts.email}
          type="email"
          autoComplete="username"
          placeholder={fieldTexts.exampleEmail}
          {...field('email')}
        />
      ) : (
        <TextInput
          key="phone"
          label={fieldTexts.phoneNumber}
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          placeholder={fieldTexts.tenDigits}
          {...field('phone')}
        />
      )}
      <PasswordInput
        label={fieldTexts.password}
        autoComplete="current-password"
        // After joining, only the password is left to fill in.
        autoFocus={email !== ''}
        {...field('password')}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: -2 }}>
        <Link
          component={RouterLink}
          to={keepNext(paths.forgotPassword)}
          state={typedEmailState(typedEmail)}
          variant="body2"
          sx={{ pt: 2, pb: 3 }}
        >
          {authTexts.forgotPassword}
        </Link>
      </Box>
      <SubmitButton loading={isSubmitting}>
        {isSubmitting ? authTexts.signingIn : authTexts.signIn}
      </SubmitButton>
      {/* Last, so that it moves no field when it comes, nor when it goes while one types. */}
      <SignInError error={errors.root} credentials={credentials} onRestored={() => void signIn()} />
    </Stack>
  );
}
