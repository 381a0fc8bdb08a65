import { generatedApi } from '../../api/generated';
import type { ApiThunk } from '../../api/thunks';
import { showFailureToast } from '../../components/toasts/toasts';
import { likeTexts } from '../../texts/likes';
import { patchCachedPost, readCachedPost, refetchCachedPost } from '../feeds/exports/cachedPosts';
import { LikeIntent } from './likeIntent';

const { likesToggleLike } = generatedApi.endpoints;

/**
 * Likes a post or removes the like, as an optimistic update: at once in every cached list with the post, then on the
 * server. A click during a pending call only changes the wanted state; when that call ends, another call follows if
 * needed. When a call fails, the post returns to the state that the server last reported (the network may be down) and
 * is refetched, in case the server has processed the call.
 * @param wanted whether the post is to be liked: the opposite of what the member saw
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
      // The session has changed: this like belongs to the previous member.
      if (layers.openUnder(key) !== intent) return;
      if (error) {
        layers.lift(key);
        showFailureToast(error, likeTexts.updateFailed);
        dispatch(patchCachedPost(feedId, (post) => void Object.assign(post, intent.known)));
        dispatch(refetchCachedPost(feedId));
        return;
      }
      const { likes: like, isLiked } = answer.data;
      // The same answer twice: another device toggles too, or the server is faulty. Stop, to avoid an endless loop.
      if (intent.isAnswered && intent.known?.isLiked === isLiked) intent.wanted = isLiked;
      intent.known = { like, isLiked };
      intent.isAnswered = true;
    } while (intent.known.isLiked !== intent.wanted);
    layers.settle(key, intent);
    dispatch(patchCachedPost(feedId, (post) => void Object.assign(post, intent.known)));
    dispatch(generatedApi.util.invalidateTags([{ type: 'Likes', id: feedId }]));
  };
}
