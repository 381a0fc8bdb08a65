import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { BusyButton } from '../../components/BusyButton';
import { showFailureToast, showToast } from '../../components/toasts/toasts';
import { notificationTexts as texts } from '../../texts/notifications';
import { useNotificationsMarkReadMutation } from './notificationsApi';

/**
 * Marks all notifications as read. Its place stays empty while there are none.
 * @param props.total how many there are, if that is known
 */
export function MarkAllRead({ total = 0 }: { total?: number }) {
  const [markRead, { isLoading }] = useNotificationsMarkReadMutation();
  const press = async () => {
    const { error } = await markRead({ markReadDto: { all: true } });
    if (error) showFailureToast(error, errorText(error));
    else void showToast('success', texts.allRead);
  };
  return (
    <BusyButton
      variant="text"
      loading={isLoading}
      onClick={() => void press()}
      sx={{ visibility: total > 0 ? undefined : 'hidden' }}
    >
      {texts.markAllRead}
    </BusyButton>
  );
}
