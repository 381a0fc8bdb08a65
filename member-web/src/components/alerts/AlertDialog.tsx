import { Button } from '@campus-commons/web-kit/Button.tsx';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { commonTexts } from '../../texts/common';
import { closeAlert, type QueuedAlert } from './alerts';
import { InputBody } from './InputBody';

/** The open alert. Escape closes it, and the focus returns to the element that had it before. */
export function AlertDialog({ alert }: { alert: QueuedAlert }) {
  const id = useId();
  const titleId = `${id}-title`;
  const textId = `${id}-text`;
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        // A request that was sent cannot be cancelled, so the dialog stays. A click on the backdrop does not close it
        // either: the second click of a double click on the button that opened it would land there.
        if (alert.type === 'input' && (isBusy || reason === 'backdropClick')) return;
        closeAlert(alert);
      }}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId} sx={alert.type === 'error' ? { color: 'error.main' } : undefined}>
        {alert.title}
      </DialogTitle>
      {alert.type === 'input' ? (
        <InputBody alert={alert} textId={textId} onBusy={setBusy} />
      ) : (
        <MessageBody message={alert.message} textId={textId} onClose={() => closeAlert(alert)} />
      )}
    </Dialog>
  );
}

interface MessageBodyProps {
  message: string;
  /** Id of the text that describes the dialog. */
  textId: string;
  onClose: () => void;
}

function MessageBody({ message, textId, onClose }: MessageBodyProps) {
  return (
    <>
      <DialogContent>
        <DialogContentText id={textId} sx={{ overflowWrap: 'anywhere' }}>
          {message}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </>
  );
}
