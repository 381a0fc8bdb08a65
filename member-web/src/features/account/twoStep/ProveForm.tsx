import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import type { TotpKeyDto } from './generated';
import { BusyButton } from '../../../components/BusyButton';
import { PasswordInput } from '../../../components/forms/PasswordInput';
import { TextInput } from '../../../components/forms/TextInput';
import { fieldTexts, validationTexts } from '../../../texts/fields';
import { twoStepTexts } from '../../../texts/twoStep';
import { useOwnProfile } from '../../profile/exports/useOwnProfile';
import {
  useFactorsNewRecoveryCodesMutation,
  useFactorsRemoveTotpMutation,
  useFactorsStartTotpMutation,
} from './factorsApi';

/** What the password, and the code if there is a factor, are asked for. */
export type Act = 'start' | 'codes' | 'replace' | 'off';

/** The answer to an {@link Act}. */
export interface Proved {
  readonly message: string;
  readonly totpKey?: TotpKeyDto;
  readonly codes?: readonly string[];
}

interface ProveFormProps {
  act: Act;
  onProved: (answer: Proved) => void;
  /** Without it there is nothing to go back to. */
  onCancel?: () => void;
}

/** Asks who it is before anything about the second step changes. */
export function ProveForm({ act, onProved, onCancel }: ProveFormProps) {
  const email = useOwnProfile()?.User.email ?? '';
  const [start] = useFactorsStartTotpMutation();
  const [renew] = useFactorsNewRecoveryCodesMutation();
  const [remove] = useFactorsRemoveTotpMutation();
  const form = useForm({ defaultValues: { password: '', code: '' }, reValidateMode: 'onSubmit' });
  const { errors, isSubmitting } = form.formState;

  const call = async (proveFactorDto: { password: string; code: string }) => {
    if (act === 'codes') {
      const { data, error } = await renew({ proveFactorDto });
      return { error, answer: data && { message: data.message, codes: data.data.recoveryCodes } };
    }
    if (act === 'off') {
      const { data, error } = await remove({ proveFactorDto });
      return { error, answer: data && { message: data.message } };
    }
    const { data, error } = await start({ proveFactorDto });
    return { error, answer: data && { message: '', totpKey: data.data } };
  };
  const prove = form.handleSubmit(async (values) => {
    const { answer, error } = await call(values);
    if (answer) return onProved(answer);
    form.setError('root', { message: errorText(error) });
    const byField = fieldErrors(error);
    // Each code works once.
    if (byField.code !== undefined) form.setValue('code', '');
    for (const name of ['code', 'password'] as const) {
      const message = byField[name];
      if (message !== undefined) form.setError(name, { message }, { shouldFocus: true });
    }
  });
  const field = (name: 'password' | 'code', missing: string) => ({
    error: errors[name]?.message,
    field: form.register(name, {
      required: missing,
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
      aria-label={twoStepTexts.label}
      onSubmit={prove}
      sx={{ gap: 4, maxWidth: 400 }}
    >
      {act === 'start' && (
        <Typography variant="compact" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          {twoStepTexts.lead}
        </Typography>
      )}
      <Typography variant="compact" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        {twoStepTexts.actLeads[act]}
      </Typography>
      {errors.root?.message !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      {/* Hidden user name field: tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label={fieldTexts.currentPassword}
        autoComplete="current-password"
        autoFocus
        {...field('password', validationTexts.currentPasswordRequired)}
      />
      {act !== 'start' && (
        <TextInput
          label={twoStepTexts.code}
          hint={twoStepTexts.codeHint}
          autoComplete="one-time-code"
          isSecret
          {...field('code', twoStepTexts.codeRequired)}
        />
      )}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <BusyButton type="submit" variant="tonal" loading={isSubmitting}>
          {isSubmitting ? twoStepTexts.sending : buttonOf(act)}
        </BusyButton>
        {onCancel && (
          <Button variant="text" disabled={isSubmitting} onClick={onCancel}>
            {twoStepTexts.cancel}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

const buttonOf = (act: Act) =>
  act === 'start' || act === 'replace' ? twoStepTexts.continue : twoStepTexts.acts[act];
