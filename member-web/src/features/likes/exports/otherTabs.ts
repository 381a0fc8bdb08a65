import { generatedApi } from '../../../api/generated';
import type { ApiThunk } from '../../../api/thunks';
import { patchCachedPost } from '../../feeds/exports/cachedPosts';
import type { KnownLikes } from '../optimisticLike';

/** What the server answered to a member's like. */
interface ConfirmedLike {
  memberId: string | undefined;
  feedId: string;
  known: KnownLikes;
}

const NAME = 'likes';
/** The one with which this tab listens: a channel does not hear itself. */
let channel: BroadcastChannel | undefined;

/** Tells the member's other tabs; events of the server tell them the number of likes, but not whose. */
export function tellOtherTabs(like: ConfirmedLike): void {
  const open = channel ?? new BroadcastChannel(NAME);
  open.postMessage(like);
  if (open !== channel) open.close();
}

/**
 * Shows what the member likes in other tabs. It sends nothing, so tabs never answer each other. A post whose like is under
 * way here keeps its own until that is answered.
 * @returns stops it
 */
export function followOtherTabs(memberId: string | undefined): ApiThunk<() => void> {
  return (dispatch, _getState, { cacheUpdates }) => {
    const own = (channel = new BroadcastChannel(NAME));
    own.onmessage = ({ data }: MessageEvent<ConfirmedLike>) => {
      if (data.memberId !== memberId || cacheUpdates.unconfirmed(`like:${data.feedId}`)) return;
      dispatch(patchCachedPost(data.feedId, (post) => void Object.assign(post, data.known)));
      dispatch(generatedApi.util.invalidateTags([{ type: 'Likes', id: data.feedId }]));
    };
    return () => {
      own.close();
      if (channel === own) channel = undefined;
    };
  };
}
