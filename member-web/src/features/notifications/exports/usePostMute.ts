import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { useState } from 'react';
import { showFailureToast, showToast } from '../../../components/toasts/toasts';
import { useNotificationsMutePostMutation } from '../notificationsApi';

/** A post that can be muted in its menu. */
export interface PostMute {
  isMuted: boolean;
  /** Mutes it, or ends that. */
  toggle: () => Promise<void>;
}

/** Whether the member has muted a post here, and a function that changes it. It is not known what they muted before. */
export function usePostMute(feedId = ''): PostMute {
  const mutePost = useMutePost();
  const [isMuted, setIsMuted] = useState(false);
  return {
    isMuted,
    toggle: async () => {
      if (await mutePost(feedId, !isMuted)) setIsMuted(!isMuted);
    },
  };
}

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
