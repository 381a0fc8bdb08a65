import { Button } from '@campus-commons/web-kit/Button.tsx';
import { ownDate } from '@campus-commons/web-kit/dates.ts';
import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MemberCardDto } from '../../api/generated';
import { showAlert } from '../../components/alerts/alerts';
import { BusyButton } from '../../components/BusyButton';
import { showToast } from '../../components/toasts/toasts';
import { nameOf } from '../../lib/text/members';
import { fieldTexts, validationTexts } from '../../texts/fields';
import { pageTransferTexts as texts } from '../../texts/pageTransfer';
import { usePageTransfersAnswerTransferMutation } from './pageTransferApi';

interface TakeOverProps {
  pageId: string;
  /** Who asks. */
  owner: MemberCardDto;
  /** ISO 8601. */
  until: string;
}

/** Whom the owner asks to take over the page accepts with a password, or declines. */
export function TakeOver({ pageId, owner, until }: TakeOverProps) {
  const [answer, { isLoading, error, originalArgs }] = usePageTransfersAnswerTransferMutation();
  const accept = () =>
    showAlert({
      type: 'input',
      title: texts.acceptQuestion,
      message: texts.acceptText,
      label: fieldTexts.password,
      isPassword: true,
      confirm: texts.accept,
      check: (password) => (password === '' ? validationTexts.passwordRequired : undefined),
      submit: async (password) => {
        const done = await answer({ answerTransferDto: { id: pageId, accepts: true, password } });
        if (done.error) return fieldErrors(done.error).password ?? errorText(done.error);
        void showToast('success', texts.accepted);
        return undefined;
      },
    });
  // Of accepting, the dialog says why it was refused.
  const isDeclining = originalArgs?.answerTransferDto.accepts === false;
  return (
    <Box
      component="section"
      aria-labelledby="take-over"
      sx={{ display: 'grid', gap: 3, p: 4, borderRadius: `${radii.control}px`, bgcolor: 'campus.sunken' }}
    >
      <div>
        <Typography variant="h3" component="h2" id="take-over">
          {texts.takeOver}
        </Typography>
        <Typography variant="compact" sx={{ mt: 1, textWrap: 'pretty', overflowWrap: 'anywhere' }}>
          {texts.takeOverLead(nameOf(owner), ownDate(until))}
        </Typography>
      </div>
      {isDeclining && error !== undefined && <Alert severity="error">{texts.failed(errorText(error))}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" disabled={isLoading} onClick={accept}>
          {texts.accept}
        </Button>
        <BusyButton
          variant="outlined"
          loading={isLoading && isDeclining}
          onClick={() => void answer({ answerTransferDto: { id: pageId, accepts: false } })}
        >
          {texts.decline}
        </BusyButton>
      </Box>
    </Box>
  );
}
