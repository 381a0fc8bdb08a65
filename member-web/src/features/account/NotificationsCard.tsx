import { useId } from 'react';
import { InlineError } from '../../components/states/InlineError';
import { PersonRowsSkeleton } from '../../components/states/PersonRowsSkeleton';
import { notificationSettingsTexts as texts } from '../../texts/notificationSettings';
import { PushDevice } from '../notifications/exports/PushDevice';
import { useNotificationSettings } from '../notifications/exports/useNotificationSettings';
import { useOwnProfileQuery } from '../profile/exports/useOwnProfileQuery';
import { ConfirmEmailNotice } from './ConfirmEmailNotice';
import { NotificationSwitches } from './NotificationSwitches';
import { SettingsCard } from './SettingsCard';

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
