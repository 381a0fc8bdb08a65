import { Button } from '@campus-commons/web-kit/Button.tsx';
import { closesOnEscape } from '@campus-commons/web-kit/dialogClosing.ts';
import { fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '../providers/httpClient';
import { logFailure } from '../providers/queryClient';

/** The texts of a confirmation dialog. */
export interface Question {
  title: string;
  /** What will happen. */
  text: string;
  /** Text of the confirming button. */
  confirm: string;
  /** Text of the confirming button while the action runs. */
  confirming: string;
  isDangerous?: boolean;
  onClose: () => void;
}

interface ConfirmDialogProps extends Question {
  /** Runs the action. A rejection is shown, and the dialog stays open. Undefined while required input is missing. */
  onConfirm: (() => Promise<void>) | undefined;
  /** Fields at which a refusal is shown already: then the dialog does not repeat it. */
  shownFields?: readonly string[];
  /** Called on every submit, also when required input is missing. */
  onTry?: () => void;
  /** Additional form fields. */
  children?: ReactNode;
}

/** Asks for confirmation. Render it while it is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, confirming, isDangerous, onConfirm, onTry, onClose, children } = props;
  const { shownFields = [] } = props;
  const translate = useTranslate();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    onTry?.();
    if (isBusy || onConfirm === undefined) return;
    setError(undefined);
    setBusy(true);
    try {
      await onConfirm();
    } catch (failure) {
      logFailure(failure);
      const refused = Object.keys(fieldErrors(failure));
      const isShown = refused.length > 0 && refused.every((name) => shownFields.includes(name));
      setError(isShown ? translate('dialog.at_fields') : failureText(failure));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={closesOnEscape(() => {
        // A call that was sent cannot be cancelled.
        if (!isBusy) onClose();
      })}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
          {error !== undefined && (
            <Alert severity="error" sx={{ mt: 4 }}>
              {error}
            </Alert>
          )}
          {children}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={isBusy}>
            {translate('dialog.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            loading={isBusy}
          >
            {isBusy ? confirming : confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
