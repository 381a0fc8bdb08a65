import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { OpeningRow, SettingRow } from '../../components/SettingRow';
import { InlineError } from '../../components/states/InlineError';
import { accountTexts } from '../../texts/account';
import { notificationSettingsTexts as texts } from '../../texts/notificationSettings';
import { PushRow } from '../notifications/exports/PushRow';
import { NOTIFICATION_KINDS, useNotificationSettings } from '../notifications/exports/setNotificationSwitch';
import { useOwnProfileQuery } from '../profile/exports/useOwnProfile';
import { useAccountSendConfirmationMutation } from './accountApi';
import { NotificationSwitches } from './NotificationSwitches';
import { SentLink, SettingsCard } from './SettingsCard';

/** With this fragment in the address, the rows of the switches are open. */
const FRAGMENT = 'notifications';

/** What a member is told of: on the site, by mail, once a week, and on this device. */
export function NotificationsCard() {
  const noticeId = useId();
  const { settings, isError, refetch } = useNotificationSettings();
  // Until the profile is known, the server decides whether mails can be turned on.
  const isConfirmed = useOwnProfileQuery().data?.data.User.emailConfirmed ?? true;
  return (
    <SettingsCard id={FRAGMENT} title={texts.title}>
      {!settings && (
        <SettingRow
          label={texts.onTheSite}
          value={
            isError ? (
              <InlineError title={texts.failed} onRetry={refetch} />
            ) : (
              <Skeleton role="status" aria-label={texts.loading} width="12ch" />
            )
          }
        />
      )}
      {settings && (
        <OpeningRow
          label={texts.onTheSite}
          value={texts.kindsOn(NOTIFICATION_KINDS.length - settings.off.length, NOTIFICATION_KINDS.length)}
          open={[accountTexts.change, texts.onTheSiteRest]}
          fragment={FRAGMENT}
        >
          {() => (
            <>
              <Typography variant="compact" sx={{ mb: 2, color: 'text.secondary', textWrap: 'pretty' }}>
                {texts.lead}
              </Typography>
              <NotificationSwitches channel="site" settings={settings} />
            </>
          )}
        </OpeningRow>
      )}
      {settings && (
        <OpeningRow
          label={texts.byMail}
          value={texts.mails(settings.mail.length, settings.digest)}
          open={[accountTexts.change, texts.byMailRest]}
          fragment={FRAGMENT}
        >
          {() => (
            <>
              {!isConfirmed && <ConfirmEmailNotice id={noticeId} />}
              <NotificationSwitches
                channel="mail"
                settings={settings}
                refusalId={isConfirmed ? undefined : noticeId}
              />
            </>
          )}
        </OpeningRow>
      )}
      {settings && <PushRow />}
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
