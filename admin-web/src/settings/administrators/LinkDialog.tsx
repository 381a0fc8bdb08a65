import { Button } from '@campus-commons/web-kit/Button.tsx';
import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { SetupLinkDto } from '../../api/generated';
import { CopyButton } from '../../components/CopyButton';

interface LinkDialogProps {
  userName: string;
  link: SetupLinkDto;
  onClose: () => void;
}

/** Shows a set-up link, once. Only its button closes it: nobody can see the link again. */
export function LinkDialog({ userName, link: { link, expiresAt, isMailed }, onClose }: LinkDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const label = translate('administrators.link.label');
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {translate('administrators.link.title', { name: userName })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {translate('administrators.link.text', { time: indiaDateTime(expiresAt) })}
          {isMailed && ` ${translate('administrators.link.mailed')}`}
        </DialogContentText>
        <TextField
          label={label}
          value={link}
          fullWidth
          multiline
          autoFocus
          onFocus={({ target }) => target.select()}
          sx={{ mt: 4 }}
          slotProps={{
            htmlInput: { readOnly: true, spellCheck: false },
            input: { endAdornment: <CopyButton label={label} text={link} /> },
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('administrators.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
