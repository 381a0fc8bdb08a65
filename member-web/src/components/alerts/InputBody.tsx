import { Button } from '@campus-commons/web-kit/Button.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../BusyButton';
import { commonTexts } from '../../texts/common';
import { PasswordInput } from '../forms/PasswordInput';
import { TextInput } from '../forms/TextInput';
import { closeAlert, type InputAlert, type QueuedAlert } from './alerts';

interface InputBodyProps {
  alert: InputAlert & QueuedAlert;
  /** Id of the text that describes the dialog. */
  textId: string;
  /** Called when submitting starts and ends; the alert stays open in between. */
  onBusy: (isBusy: boolean) => void;
}

/** Asks for a line of text. It stays open with the typed text until the answer is accepted or the member cancels. */
export function InputBody({ alert, textId, onBusy }: InputBodyProps) {
  const form = useForm({ defaultValues: { answer: '' }, reValidateMode: 'onSubmit' });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ answer }) => {
    onBusy(true);
    const error = await alert.submit(answer).finally(() => onBusy(false));
    if (error === undefined) closeAlert(alert, true);
    else form.setError('answer', { message: error }, { shouldFocus: true });
  });

  const input = {
    label: alert.label,
    autoFocus: true,
    error: errors.answer?.message,
    field: form.register('answer', {
      validate: (answer) => alert.check(answer) ?? true,
      onChange: () => form.clearErrors('answer'),
    }),
  };
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <DialogContentText id={textId}>{alert.message}</DialogContentText>
        {alert.isPassword ? (
          <PasswordInput autoComplete="current-password" {...input} />
        ) : (
          <TextInput autoComplete="off" {...input} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={() => closeAlert(alert)} disabled={isSubmitting}>
          {commonTexts.cancel}
        </Button>
        <BusyButton
          type="submit"
          variant="contained"
          color={alert.isDangerous ? 'error' : 'primary'}
          loading={isSubmitting}
        >
          {alert.confirm}
        </BusyButton>
      </DialogActions>
    </form>
  );
}
