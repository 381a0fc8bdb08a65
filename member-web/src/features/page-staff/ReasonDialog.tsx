import { Button } from '@campus-commons/web-kit/Button.tsx';
import { closesOnEscape } from '@campus-commons/web-kit/dialogClosing.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { commonTexts } from '../../texts/common';
import { pageStaffTexts as texts } from '../../texts/pageStaff';

interface ReasonDialogProps {
  title: string;
  /** What is about to happen. */
  text: string;
  /** Who reads the reason. */
  reasonHelp: string;
  /** The most characters of the reason, as the API takes them. */
  maxLength: number;
  action: string;
  isBusy: boolean;
  error: unknown;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks those who run a page why they do something. A failure keeps the dialog with its text. */
export function ReasonDialog({ title, text, reasonHelp, maxLength, action, ...rest }: ReasonDialogProps) {
  const { isBusy, error, onConfirm, onClose } = rest;
  const id = useId();
  const [reason, setReason] = useState('');
  const words = reason.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words !== '' && !isBusy) onConfirm(words);
  };
  return (
    <Dialog
      open
      onClose={closesOnEscape(() => {
        if (!isBusy) onClose();
      })}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { component: 'form', onSubmit: submit } }}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 4 }}>
          {text}
        </DialogContentText>
        <TextField
          label={texts.reason}
          helperText={reasonHelp}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          multiline
          minRows={2}
          fullWidth
          required
          autoFocus
          slotProps={{ htmlInput: { maxLength } }}
        />
        {error !== undefined && (
          <Alert severity="error" sx={{ mt: 3 }}>
            {texts.changeFailed(errorText(error))}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose} disabled={isBusy}>
          {commonTexts.cancel}
        </Button>
        <BusyButton type="submit" variant="contained" color="error" loading={isBusy} disabled={words === ''}>
          {action}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
