import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../components/BusyButton';
import { accountTexts } from '../../texts/account';
import { notificationSettingsTexts } from '../../texts/notificationSettings';
import { useAccountSendConfirmationMutation } from './accountApi';
import { SentLink } from './SentLink';

/**
 * Why switches for mails are disabled, and the link that changes it.
 * @param id of the explanation, for the switches that it describes
 */
export function ConfirmEmailNotice({ id }: { id: string }) {
  const [sendLink, { data: sent, error, isLoading }] = useAccountSendConfirmationMutation();
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', mb: 4 }}>
      <Typography id={id} variant="compact" sx={{ textWrap: 'pretty' }}>
        {notificationSettingsTexts.mailNeedsConfirmation}
      </Typography>
      <SentLink sent={sent} error={error} />
      <BusyButton variant="tonal" loading={isLoading} onClick={() => void sendLink({ emptyDto: {} })}>
        {accountTexts.sendLinkAgain}
      </BusyButton>
    </Box>
  );
}
