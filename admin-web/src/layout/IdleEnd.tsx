import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { useIdleEnd } from './useIdleEnd';

/** Watches for half an hour of silence; shows itself two minutes before it is over. */
export function IdleEnd() {
  const { endsAt, stay, logOut } = useIdleEnd();
  if (endsAt === undefined) return null;
  return (
    <Dialog open onClose={stay} role="alertdialog" aria-labelledby="idle-title" aria-describedby="idle-text">
      <DialogTitle id="idle-title">Are you still there?</DialogTitle>
      <DialogContent>
        <DialogContentText id="idle-text">
          Nothing has happened here for almost 30 minutes. Without an answer you will be logged out, and
          nobody else can go on at this computer.
        </DialogContentText>
        <Countdown endsAt={endsAt} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', '& > button': { px: { xs: 3, sm: 5 }, whiteSpace: 'nowrap' } }}>
        <Button variant="outlined" onClick={logOut}>
          Log out now
        </Button>
        <Button variant="contained" onClick={stay} autoFocus>
          Stay logged in
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
    // A timer is silent for screen readers, who have heard of the two minutes.
    <DialogContentText role="timer" sx={{ mt: 3, typography: 'figure', color: 'campus.ink' }}>
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </DialogContentText>
  );
}

function secondsUntil(time: number): number {
  return Math.max(0, Math.round((time - Date.now()) / 1000));
}
