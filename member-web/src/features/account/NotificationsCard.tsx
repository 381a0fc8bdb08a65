import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { InlineError } from '../../components/states/InlineError';
import { PersonRowsSkeleton } from '../../components/states/PersonRowsSkeleton';
import { accountTexts } from '../../texts/account';
import { notificationSettingsTexts as texts } from '../../texts/notificationSettings';
import { PushDevice } from '../notifications/exports/PushDevice';
import { useNotificationSettings } from '../notifications/exports/setNotificationSwitch';
import { useOwnProfileQuery } from '../profile/exports/useOwnProfile';
import { useAccountSendConfirmationMutation } from './accountApi';
import { NotificationSwitches } from './NotificationSwitches';
import { SentLink, SettingsCard } from './SettingsCard';

/** What a member is told of: on the site, by mail, once a week, and on this device. */
export function NotificationsCard() {
  const noticeId = useId();
  const { settings, isError, refetch } = useNotificationSettings();
  // Until the profile is known, the server decides whether mails can be turned on.
  const isConfirmed = useOwnProfileQuery().data?.data.User.emailConfirmed ?? true;
  return (
    <SettingsCard id="notifications" title={texts.title} lead={texts.lead}>
      {isError && <InlineError title={texts.failed} onRetry={refetch} />}
      {!settings && !isError && <PersonRowsSkeleton rows={2} label={texts.loading} />}
      {settings && !isConfirmed && <ConfirmEmailNotice id={noticeId} />}
      {settings && (
        <NotificationSwitches settings={settings} refusalId={isConfirmed ? undefined : noticeId} />
      )}
      {settings && <PushDevice />}
    </SettingsCard>
  );
}

/**
 * Why switches for mails are disabled, and the link that changes it.
 * @param id of the explanation, for the switches that it describes
 */
function ConfirmEmailNotice({ id }: { id: string }) {
  const [sendLink, { data: sent, error, isLoading }] = useAccountSendConfirmationMutation();
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', mb: 4 }}>
      <Typography id={id} variant="compact" sx={{ textWrap: 'pretty' }}>
        {texts.mailNeedsConfirmation}
      </Typography>
      <SentLink sent={sent} error={error} />
      <BusyButton variant="tonal" loading={isLoading} onClick={() => void sendLink({ emptyDto: {} })}>
        {accountTexts.sendLinkAgain}
      </BusyButton>
    </Box>
  );
}
