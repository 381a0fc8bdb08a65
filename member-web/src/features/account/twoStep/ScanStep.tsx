import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import { TotpKey } from '@campus-commons/web-kit/TotpKey.tsx';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import type { TotpKeyDto } from './generated';
import { BusyButton } from '../../../components/BusyButton';
import { TextInput } from '../../../components/forms/TextInput';
import { twoStepTexts } from '../../../texts/twoStep';
import { useFactorsConfirmTotpMutation } from './factorsApi';

interface ScanStepProps {
  totpKey: TotpKeyDto;
  /** Called with the server's message and the recovery codes. */
  onConfirmed: (message: string, codes: readonly string[]) => void;
}

/** The key for the app, as a QR code, as a link and as text; and a code that shows that the app has it. */
export function ScanStep({ totpKey, onConfirmed }: ScanStepProps) {
  const [confirmTotp] = useFactorsConfirmTotpMutation();
  const form = useForm({ defaultValues: { code: '' }, reValidateMode: 'onSubmit' });
  const { errors, isSubmitting } = form.formState;
  const confirm = form.handleSubmit(async ({ code }) => {
    const { data, error } = await confirmTotp({ confirmTotpDto: { code } });
    if (data) return onConfirmed(data.message, data.data.recoveryCodes);
    const message = fieldErrors(error).code;
    if (message === undefined) return form.setError('root', { message: errorText(error) });
    // Each code works once.
    form.setValue('code', '');
    form.setError('code', { message }, { shouldFocus: true });
  });
  return (
    <Stack
      component="form"
      noValidate
      aria-label={twoStepTexts.scanTitle}
      onSubmit={confirm}
      sx={{ gap: 4, maxWidth: 400 }}
    >
      <TotpKey {...totpKey} texts={twoStepTexts} />
      {errors.root?.message !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      <TextInput
        label={twoStepTexts.appCode}
        placeholder={twoStepTexts.sixDigits}
        inputMode="numeric"
        autoComplete="one-time-code"
        isSecret
        autoFocus
        error={errors.code?.message}
        field={form.register('code', {
          required: twoStepTexts.codeRequired,
          onChange: () => form.clearErrors(),
        })}
      />
      <BusyButton type="submit" variant="tonal" loading={isSubmitting} sx={{ alignSelf: 'start' }}>
        {isSubmitting ? twoStepTexts.sending : twoStepTexts.turnOn}
      </BusyButton>
    </Stack>
  );
}
