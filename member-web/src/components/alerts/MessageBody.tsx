import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { commonTexts } from '../../texts/common';

interface MessageBodyProps {
  message: string;
  /** Id of the text that describes the dialog. */
  textId: string;
  onClose: () => void;
}

export function MessageBody({ message, textId, onClose }: MessageBodyProps) {
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
