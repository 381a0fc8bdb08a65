import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { commonTexts } from '../../texts/common';
import { closeAlert } from './alerts';

interface MessageBodyProps {
  message: string;
  /** Id of the text, which describes the dialog. */
  textId: string;
}

export function MessageBody({ message, textId }: MessageBodyProps) {
  return (
    <>
      <DialogContent>
        <DialogContentText id={textId}>{message}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => closeAlert()} autoFocus>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </>
  );
}
