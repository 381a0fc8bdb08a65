import { generatedApi } from '../../../api/generated';
import type { ApiThunk } from '../../../api/thunks';
import { patchCachedPost } from '../../feeds/exports/cachedPosts';
import { OptimisticLike, type KnownLikes } from '../optimisticLike';

/** What the server answered to a member's like. */
interface ConfirmedLike {
  memberId: string | undefined;
  feedId: string;
  known: KnownLikes;
}

const NAME = 'likes';
/** The one with which this tab listens: a channel does not hear itself. */
let channel: BroadcastChannel | undefined;

/** Undefined where the browser allows none: Firefox throws where a site may store nothing. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}

/** Tells the member's other tabs; events of the server tell them the number of likes, but not whose. */
export function tellOtherTabs(like: ConfirmedLike): void {
  const open = channel ?? openChannel();
  open?.postMessage(like);
  if (open !== channel) open?.close();
}

/**
 * Shows what the member likes in other tabs. It tells no tab, so tabs never answer each other. A post whose like is under
 * way here keeps its own until that is answered.
 * @returns a function that stops it
 */
export function followOtherTabs(memberId: string | undefined): ApiThunk<() => void> {
  return (dispatch, _getState, { cacheUpdates }) => {
    const own = memberId === undefined ? undefined : openChannel();
    channel = own;
    if (!own) return () => undefined;
    own.onmessage = ({ data }: MessageEvent<ConfirmedLike>) => {
      const key = `like:${data.feedId}`;
      if (data.memberId !== memberId || cacheUpdates.unconfirmed(key)) return;
      // An answer that was requested before the like may arrive after it.
      const update = new OptimisticLike(data.feedId, data.known.isLiked);
      cacheUpdates.confirm(key, update);
      dispatch(patchCachedPost(data.feedId, (post) => void Object.assign(post, data.known)));
      dispatch(generatedApi.util.invalidateTags([{ type: 'Likes', id: data.feedId }]));
    };
    return () => {
      own.close();
      if (channel === own) channel = undefined;
    };
  };
}
