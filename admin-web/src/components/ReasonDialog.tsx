import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { failureText } from '../providers/httpClient';

/** Bound of a reason, as the API has it. */
const REASON_MAX_LENGTH = 500;

interface ReasonDialogProps {
  title: string;
  /** What will happen. */
  text: string;
  /** Who reads the reason. */
  hint: string;
  /** Whether it can be confirmed without a reason. */
  isOptional?: boolean;
  /** The button's words, before and while it happens. */
  confirm: string;
  confirming: string;
  isDangerous?: boolean;
  /** Does it; a rejection is shown, and the dialog stays with what was typed. */
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks once more, and why. Render it while it is open. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    text,
    hint,
    isOptional = false,
    confirm,
    confirming,
    isDangerous,
    onConfirm,
    onClose,
  } = props;
  const id = useId();
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isMissing = !isOptional && reason.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || isMissing) return;
    setError(undefined);
    setBusy(true);
    try {
      await onConfirm(reason.trim());
    } catch (failure) {
      console.error(failure);
      setError(failureText(failure));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      // What happens cannot be called back, so nothing pretends to.
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} sx={{ mb: 4 }}>
            {text}
          </DialogContentText>
          {error !== undefined && (
            <Alert severity="error" sx={{ mb: 4 }}>
              {error}
            </Alert>
          )}
          <TextField
            label={isOptional ? 'Reason (optional)' : 'Reason'}
            autoFocus
            fullWidth
            multiline
            minRows={2}
            maxRows={6}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={wasTried && isMissing}
            helperText={wasTried && isMissing ? 'Please give a reason' : hint}
            slotProps={{ htmlInput: { maxLength: REASON_MAX_LENGTH } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={isBusy}>
            Cancel
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
