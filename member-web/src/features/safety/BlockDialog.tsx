import { Button } from '@campus-commons/web-kit/Button.tsx';
import { closesOnEscape } from '@campus-commons/web-kit/dialogClosing.ts';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { commonTexts } from '../../texts/common';
import { safetyTexts } from '../../texts/safety';

interface BlockDialogProps {
  name: string;
  isBusy: boolean;
  /** Called with whether to delete the person's comments and likes under the viewer's posts. */
  onConfirm: (removeTheirs: boolean) => void;
  onClose: () => void;
}

/** Asks before blocking somebody, and says what it does. */
export function BlockDialog({ name, isBusy, onConfirm, onClose }: BlockDialogProps) {
  const id = useId();
  const [removeTheirs, setRemoveTheirs] = useState(false);
  return (
    <Dialog
      open
      onClose={closesOnEscape(() => {
        if (!isBusy) onClose();
      })}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {safetyTexts.blockTitle(name)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
          {safetyTexts.blockText(name)}
        </DialogContentText>
        <FormControlLabel
          control={
            <Checkbox checked={removeTheirs} onChange={(_event, checked) => setRemoveTheirs(checked)} />
          }
          label={safetyTexts.removeTheirs}
          sx={{ mt: 3 }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose} disabled={isBusy} autoFocus>
          {commonTexts.cancel}
        </Button>
        <BusyButton
          variant="contained"
          color="error"
          loading={isBusy}
          onClick={() => onConfirm(removeTheirs)}
        >
          {safetyTexts.blockAction}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
