import { generatedApi } from '../../api/generated';
import type { ApiThunk } from '../../api/thunks';
import { showFailureToast } from '../../components/toasts/toasts';
import { likeTexts } from '../../texts/likes';
import { patchCachedPost, readCachedPost, refetchCachedPost } from '../feeds/exports/cachedPosts';
import { LikeIntent } from './likeIntent';

const { likesToggleLike } = generatedApi.endpoints;

/**
 * Likes a post or takes the like back: at once on screen, in every cached list that holds the post, then on the server.
 * Pressed again while a call is under way, it only changes what is wanted; that call's end brings the server there.
 * When a call fails, the post goes back to what the server was last known to have, for the network may be gone, and is
 * fetched anew: what the server has is the truth then.
 * @param wanted whether it is to be liked: the other way round than the member saw it
 */
export function toggleLike(feedId: string, wanted: boolean): ApiThunk<Promise<void>> {
  return async (dispatch, _getState, { layers }) => {
    const key = `like:${feedId}`;
    const show = (intent: LikeIntent) => dispatch(patchCachedPost(feedId, (post) => intent.show(post)));
    const underWay = layers.openUnder(key);
    if (underWay instanceof LikeIntent) {
      underWay.wanted = wanted;
      show(underWay);
      return;
    }

    const intent = new LikeIntent(feedId, wanted);
    const before = dispatch(readCachedPost(feedId));
    intent.known = before && { like: before.like, isLiked: before.isLiked };
    layers.lay(key, intent);
    show(intent);
    do {
      const call = dispatch(likesToggleLike.initiate({ toggleLikeDto: { feedId } }, { track: false }));
      const { data: answer, error } = await call;
      // The session has changed: what its member wanted is nothing to the one who is here now.
      if (layers.openUnder(key) !== intent) return;
      if (error) {
        layers.lift(key);
        showFailureToast(error, likeTexts.updateFailed);
        dispatch(patchCachedPost(feedId, (post) => void Object.assign(post, intent.known)));
        dispatch(refetchCachedPost(feedId));
        return;
      }
      const { likes: like, isLiked } = answer.data;
      // Twice the same: somebody else presses, too, or the server cannot. It is not asked for ever.
      if (intent.isAnswered && intent.known?.isLiked === isLiked) intent.wanted = isLiked;
      intent.known = { like, isLiked };
      intent.isAnswered = true;
    } while (intent.known.isLiked !== intent.wanted);
    layers.settle(key, intent);
    dispatch(patchCachedPost(feedId, (post) => void Object.assign(post, intent.known)));
    dispatch(generatedApi.util.invalidateTags([{ type: 'Likes', id: feedId }]));
  };
}
