import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Button from '@mui/material/Button';
import { showFailureToast, showToast } from '../../../components/toasts/toasts';
import { notificationTexts as texts } from '../../../texts/notifications';
import { useNotificationsMarkReadMutation } from '../notificationsApi';

/** The button above the list. */
export function MarkAllRead() {
  const [markRead, { isLoading }] = useNotificationsMarkReadMutation();
  const press = async () => {
    const { error } = await markRead({ markReadDto: { all: true } });
    if (error) showFailureToast(error, errorText(error));
    else void showToast('success', texts.allRead);
  };
  return (
    <Button variant="text" loading={isLoading} onClick={() => void press()}>
      {texts.markAllRead}
    </Button>
  );
}
