import { Button } from '@campus-commons/web-kit/Button.tsx';
import { isSecondClick } from '@campus-commons/web-kit/dialogClosing.ts';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface EntryDialogProps {
  title: string;
  /** The button that removes or restores it. */
  action: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A post, page or comment in a dialog. Render it while it is open. */
export function EntryDialog({ title, action, onClose, children }: EntryDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={(...cause) => {
        if (!isSecondClick(...cause)) onClose();
      }}
      aria-labelledby={id}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {/* With a tab stop, a long post can be scrolled with the keyboard. */}
      <DialogContent tabIndex={0}>{children}</DialogContent>
      <DialogActions>
        <Box sx={{ mr: 'auto' }}>{action}</Box>
        <Button variant="outlined" onClick={onClose} autoFocus>
          {translate('dialog.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
