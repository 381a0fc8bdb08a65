import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { closeAlert, type Alert } from './alerts';

export function AlertDialog({ alert }: { alert: Alert }) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={closeAlert}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} sx={alert.type === 'error' ? { color: 'error.main' } : undefined}>
        {alert.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{alert.message}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={closeAlert} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
