import { Button } from '@campus-commons/web-kit/Button.tsx';
import { closesOnEscape } from '@campus-commons/web-kit/dialogClosing.ts';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { BusyButton } from './BusyButton';
import { commonTexts } from '../texts/common';

interface ConfirmDialogProps {
  title: string;
  question: string;
  /** The label of the confirming button. */
  action: string;
  isBusy: boolean;
  /** Why the action failed; the dialog stays open for a retry. */
  error?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. Cancel has the focus. */
export function ConfirmDialog({ title, question, action, isBusy, error, ...on }: ConfirmDialogProps) {
  const id = useId();
  const [isConfirmed, setIsConfirmed] = useState(false);
  // Between the action and the navigation that follows, a second click would repeat the action.
  const isDone = isConfirmed && error === undefined;
  const confirm = () => {
    setIsConfirmed(true);
    on.onConfirm();
  };
  const close = () => {
    if (!isBusy) on.onClose();
  };
  return (
    <Dialog
      open
      onClose={closesOnEscape(close)}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{question}</DialogContentText>
        {error !== undefined && (
          <Alert severity="error" sx={{ mt: 4 }}>
            {error}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={close} disabled={isBusy} autoFocus>
          {commonTexts.cancel}
        </Button>
        <BusyButton variant="contained" color="error" loading={isBusy || isDone} onClick={confirm}>
          {action}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
