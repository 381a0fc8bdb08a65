import { MAX_ALT_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { isSendKey } from '@campus-commons/web-kit/pressedKey.ts';
import { closesOnEscape } from '@campus-commons/web-kit/dialogClosing.ts';
import { lengthOf, limitEdit } from '@campus-commons/web-kit/text/generated.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { commonTexts } from '../../texts/common';
import { pickerTexts } from '../../texts/pictures';
import type { Attachment } from './attachments';
import { AttachmentPicture } from './AttachmentPicture';

interface AltTextDialogProps {
  image: Attachment;
  onClose: () => void;
  onDone: (alt: string) => void;
}

/** Edits the alt text of a picture. */
export function AltTextDialog({ image, onClose, onDone }: AltTextDialogProps) {
  const titleId = useId();
  const [alt, setAlt] = useState(image.alt);
  const onSubmit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    onDone(alt.trim());
  };
  // Enter alone adds a line.
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSendKey(event)) onSubmit(event);
  };
  return (
    <Dialog open onClose={closesOnEscape(onClose)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <DialogTitle id={titleId}>{pickerTexts.altText}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <Box
            sx={{
              position: 'relative',
              aspectRatio: '16 / 10',
              borderRadius: `${radii.image}px`,
              overflow: 'hidden',
              bgcolor: 'campus.sunken',
            }}
          >
            <AttachmentPicture image={image} />
          </Box>
          <TextField
            label={pickerTexts.altQuestion}
            helperText={pickerTexts.altHint(lengthOf(alt), MAX_ALT_LENGTH)}
            value={alt}
            onChange={(event) => setAlt(limitEdit(alt, event.target.value, MAX_ALT_LENGTH))}
            multiline
            minRows={2}
            maxRows={6}
            autoFocus
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" variant="tonal">
            {pickerTexts.done}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
