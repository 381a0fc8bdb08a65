import { Button } from '@campus-commons/web-kit/Button.tsx';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { RestoreAccountDto } from '../../api/generated';
import { SubmitButton } from '../../components/BusyButton';
import { TextInput } from '../../components/forms/TextInput';
import { Mail } from '../../components/TextLinks';
import { secondStepTexts } from '../../texts/secondStep';
import { SignInError } from './SignInError';

/** The `error` code of a sign-in whose code is wrong: the password was right a moment ago. */
const WRONG = 'invalid_credentials';

interface SecondStepProps {
  /** What was typed in the first step. */
  credentials: () => RestoreAccountDto;
  /** Signs in with a code; returns why that failed, if it did. */
  enter: (code: string) => Promise<{ type?: string; message: string } | undefined>;
  onBack: () => void;
}

/** The second step of signing in: the code of the authenticator app, or a recovery code. */
export function SecondStep({ credentials, enter, onBack }: SecondStepProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const wrong = isRecovery ? secondStepTexts.wrongRecoveryCode : secondStepTexts.wrongCode;
  const form = useForm({ defaultValues: { code: '' }, reValidateMode: 'onSubmit' });
  const { errors, isSubmitting } = form.formState;
  const signIn = form.handleSubmit(async ({ code }) => {
    const failure = await enter(code);
    if (!failure) return;
    // Each code works once. Without an answer it may still be good.
    if (failure.type !== undefined) form.setValue('code', '');
    if (failure.type !== WRONG) return form.setError('root', failure);
    form.setError('code', { message: wrong }, { shouldFocus: true });
  });
  const take = () => {
    const code = form.getValues('code').trim();
    form.setValue('code', '');
    if (code !== '') return code;
    form.setError('code', { message: secondStepTexts.codeRequired }, { shouldFocus: true });
    return undefined;
  };
  return (
    <Stack
      component="form"
      noValidate
      aria-label={secondStepTexts.signInTitle}
      onSubmit={signIn}
      sx={{ gap: 4 }}
    >
      <Box>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {secondStepTexts.signInTitle}
        </Typography>
        <Typography role="status" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          {isRecovery ? secondStepTexts.recoveryLead : secondStepTexts.signInLead}
        </Typography>
      </Box>
      <TextInput
        key={isRecovery ? 'recovery' : 'app'}
        label={isRecovery ? secondStepTexts.recoveryCode : secondStepTexts.code}
        placeholder={isRecovery ? undefined : secondStepTexts.sixDigits}
        inputMode={isRecovery ? undefined : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        isSecret
        autoFocus
        error={errors.code?.message}
        field={form.register('code', {
          required: secondStepTexts.codeRequired,
          // What the refusal offers stays: it takes the next code.
          onChange: () => form.clearErrors('code'),
        })}
      />
      <SubmitButton loading={isSubmitting}>
        {isSubmitting ? secondStepTexts.signingIn : secondStepTexts.signIn}
      </SubmitButton>
      <SignInError
        error={errors.root}
        credentials={credentials}
        code={{ take, lead: secondStepTexts.nextCode, wrong }}
        onRestored={onBack}
      />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Button variant="text" onClick={onBack} sx={{ ml: -2 }}>
          {secondStepTexts.back}
        </Button>
        <Button
          variant="text"
          sx={{ mr: -2 }}
          onClick={() => {
            form.setValue('code', '');
            form.clearErrors('code');
            setIsRecovery(!isRecovery);
          }}
        >
          {isRecovery ? secondStepTexts.useApp : secondStepTexts.useRecoveryCode}
        </Button>
      </Stack>
      {isRecovery && (
        <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          {secondStepTexts.lostBoth} <Mail to={runtimeConfig().contactEmail} />
        </Typography>
      )}
    </Stack>
  );
}
