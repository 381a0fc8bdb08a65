import { MAX_REVOCATION_LENGTH } from '@campus-commons/web-kit/recordBounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { isSecondClick } from '@campus-commons/web-kit/dialogClosing.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { BusyButton } from '../../../components/BusyButton';
import { PlainText } from '../../../components/forms/PlainText';
import { showToast } from '../../../components/toasts/toasts';
import { commonTexts } from '../../../texts/common';
import { recordTexts as texts } from '../../../texts/records';
import { useRecordsRevokeMutation } from '../exports/recordsApi';

/** Asks why a record is revoked, which everybody who opens it reads. */
export function RevokeDialog({ serial, onClose }: { serial: string; onClose: () => void }) {
  const ids = useId();
  const [reason, setReason] = useState('');
  const [revoke, { isLoading, error }] = useRecordsRevokeMutation();
  const confirm = async () => {
    const { data } = await revoke({ revokeRecordDto: { serial, reason: reason.trim() } });
    if (data) {
      void showToast('success', texts.revoked);
      onClose();
    }
  };
  const close = () => {
    if (!isLoading) onClose();
  };
  return (
    <Dialog
      open
      onClose={(...cause) => {
        if (!isSecondClick(...cause)) close();
      }}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${ids}-title`}
      aria-describedby={`${ids}-text`}
    >
      <DialogTitle id={`${ids}-title`}>{texts.revoke}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <DialogContentText id={`${ids}-text`}>{texts.revokeQuestion}</DialogContentText>
        {error !== undefined && (
          <Alert severity="error">
            {texts.revokeFailed}. {errorText(error)}
          </Alert>
        )}
        <PlainText label={texts.reason} text={reason} max={MAX_REVOCATION_LENGTH} onWrite={setReason} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={close} disabled={isLoading}>
          {commonTexts.cancel}
        </Button>
        <BusyButton
          variant="contained"
          color="error"
          loading={isLoading}
          disabled={reason.trim() === ''}
          onClick={() => void confirm()}
        >
          {texts.revoke}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
