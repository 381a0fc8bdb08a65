import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { BusyButton } from '../../../components/BusyButton';
import { showFailureToast, showToast } from '../../../components/toasts/toasts';
import { notificationTexts as texts } from '../../../texts/notifications';
import { useNotificationsMarkReadMutation } from '../notificationsApi';
import { useShownPage } from '../useShownPage';

/** The button above the list, whose place stays empty while there are none. */
export function MarkAllRead() {
  const [markRead, { isLoading }] = useNotificationsMarkReadMutation();
  const { currentData } = useShownPage();
  const hasAny = (currentData?.data.pagination.total ?? 0) > 0;
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
      sx={{ visibility: hasAny ? undefined : 'hidden' }}
    >
      {texts.markAllRead}
    </BusyButton>
  );
}
