import { useState } from 'react';
import { useMutePost } from './useMutePost';

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
