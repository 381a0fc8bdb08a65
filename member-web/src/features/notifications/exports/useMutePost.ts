import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { showFailureToast, showToast } from '../../../components/toasts/toasts';
import { useNotificationsMutePostMutation } from '../notificationsApi';

/** Ends notifications about a post, or begins them again; a toast tells the result. */
export function useMutePost(): (feedId: string, muted: boolean) => Promise<boolean> {
  const [mutePost] = useNotificationsMutePostMutation();
  return async (feedId, muted) => {
    const { data, error } = await mutePost({ mutePostDto: { feedId, muted } });
    if (error) showFailureToast(error, errorText(error));
    else void showToast('success', data.message);
    return !error;
  };
}
