import { Button } from '@campus-commons/web-kit/Button.tsx';
import { closesOnEscape } from '@campus-commons/web-kit/dialogClosing.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { showToast } from '../../components/toasts/toasts';
import { commonTexts } from '../../texts/common';
import { pageStaffTexts as texts } from '../../texts/pageStaff';
import { usePageBansSetBanMutation } from './exports/pageStaffApi';

/** Characters of a reason, as the API takes them. */
const MAX_REASON_LENGTH = 300;

interface BanDialogProps {
  pageId: string;
  person: { id: string; name: string };
  onClose: () => void;
}

/** Asks why somebody is banned from a page, and says what a ban does. A failure keeps the dialog with its text. */
export function BanDialog({ pageId, person: { id: memberId, name }, onClose }: BanDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [setBan, { isLoading, error }] = usePageBansSetBanMutation();
  const words = reason.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (words === '' || isLoading) return;
    const { data } = await setBan({ setBanDto: { id: pageId, memberId, banned: true, reason: words } });
    if (!data) return;
    void showToast('success', texts.bannedToast(name));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={closesOnEscape(() => {
        if (!isLoading) onClose();
      })}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { component: 'form', onSubmit: (event: FormEvent) => void submit(event) } }}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {texts.banTitle(name)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 4 }}>
          {texts.banText}
        </DialogContentText>
        <TextField
          label={texts.reason}
          helperText={texts.reasonHelp}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          multiline
          minRows={2}
          fullWidth
          required
          autoFocus
          slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
        />
        {error && (
          <Alert severity="error" sx={{ mt: 3 }}>
            {texts.changeFailed(errorText(error))}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose} disabled={isLoading}>
          {commonTexts.cancel}
        </Button>
        <BusyButton
          type="submit"
          variant="contained"
          color="error"
          loading={isLoading}
          disabled={words === ''}
        >
          {texts.banAction}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
