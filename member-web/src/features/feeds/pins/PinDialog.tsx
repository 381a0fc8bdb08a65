import { Button } from '@campus-commons/web-kit/Button.tsx';
import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import { ownDate } from '@campus-commons/web-kit/dates.ts';
import { closesOnEscape } from '@campus-commons/web-kit/dialogClosing.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { showToast } from '../../../components/toasts/toasts';
import { serverNow } from '../../../lib/state/clock';
import { commonTexts } from '../../../texts/common';
import { pinTexts } from '../../../texts/pins';
import { usePinsPinPostMutation } from '../feedsApi';

/** The ends that are offered, in days from now. The server takes up to 30: the difference is for clocks that are wrong. */
const DAYS = [1, 3, 7, 14, 28];
const DAY_MS = 24 * 60 * 60 * 1000;

const Row = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  width: '100%',
  minHeight: 48,
  padding: '6px 12px',
  borderRadius: 12,
  textAlign: 'left',
  ...theme.typography.subtitle2,
  '& > span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.campus.sunken } },
  '&:focus-visible': { backgroundColor: theme.vars.palette.campus.sunken },
}));

interface PinDialogProps {
  feedId: string;
  onClose: () => void;
}

/** Asks until when a post stands above the feed of its page, and pins it: each end is one press. */
export function PinDialog({ feedId, onClose }: PinDialogProps) {
  const id = useId();
  const [pinPost, { isLoading, error }] = usePinsPinPostMutation();
  const close = () => {
    if (!isLoading) onClose();
  };
  const pin = async (days: number) => {
    if (isLoading) return;
    const until = endIn(days);
    const { error: failure } = await pinPost({ pinPostDto: { feedId, until } });
    if (failure) return;
    void showToast('success', pinTexts.pinnedUntil(ownDate(until)));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={closesOnEscape(close)}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{pinTexts.pinTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{pinTexts.pinText}</DialogContentText>
        {error !== undefined && (
          <Alert severity="error" sx={{ mt: 4 }}>
            {errorText(error)}
          </Alert>
        )}
        <Box aria-busy={isLoading} sx={{ display: 'grid', mt: 3, mx: -3 }}>
          {DAYS.map((days) => (
            <Row key={days} aria-disabled={isLoading} onClick={() => void pin(days)}>
              {pinTexts.days(days)} <span>{pinTexts.until(ownDate(endIn(days)))}</span>
            </Row>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={close} disabled={isLoading} autoFocus>
          {commonTexts.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const endIn = (days: number) => new Date(serverNow().getTime() + days * DAY_MS).toISOString();
