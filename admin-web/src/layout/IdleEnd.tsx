import { Button } from '@campus-commons/web-kit/Button.tsx';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useIdleEnd } from './useIdleEnd';

/** Shows a warning two minutes before the session ends for lack of activity. */
export function IdleEnd() {
  const translate = useTranslate();
  const { endsAt, stay, logOut } = useIdleEnd();
  if (endsAt === undefined) return null;
  return (
    <Dialog open onClose={stay} role="alertdialog" aria-labelledby="idle-title" aria-describedby="idle-text">
      <DialogTitle id="idle-title">{translate('session.idle.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="idle-text">{translate('session.idle.text')}</DialogContentText>
        <Countdown endsAt={endsAt} />
      </DialogContent>
      <DialogActions sx={{ '& > button': { px: { xs: 3, sm: 5 }, whiteSpace: 'nowrap' } }}>
        <Button variant="outlined" onClick={logOut}>
          {translate('session.idle.log_out')}
        </Button>
        <Button variant="contained" onClick={stay} autoFocus>
          {translate('session.idle.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Countdown({ endsAt }: { endsAt: number }) {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const tick = setInterval(() => setLeft(secondsUntil(endsAt)), 1000);
    return () => clearInterval(tick);
  }, [endsAt]);
  return (
    // Screen readers do not announce a timer's changes; the dialog has already announced the end.
    <DialogContentText role="timer" sx={{ mt: 3, typography: 'figure', color: 'campus.ink' }}>
      {`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
    </DialogContentText>
  );
}

function secondsUntil(time: number): number {
  return Math.max(0, Math.round((time - Date.now()) / 1000));
}
