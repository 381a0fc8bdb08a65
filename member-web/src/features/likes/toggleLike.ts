import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { isLimited } from '../../api/limited';
import { generatedApi } from '../../api/generated';
import type { ApiThunk } from '../../api/thunks';
import { showFailureToast } from '../../components/toasts/toasts';
import { tellOtherTabs } from './exports/otherTabs';
import { patchCachedPost, readCachedPost, refetchCachedPost } from '../feeds/exports/cachedPosts';
import { OptimisticLike } from './optimisticLike';
import { memberIdOf } from '../../lib/session/tokens';
import { selectMemberToken, type SessionState } from '../../lib/session/sessionSlices';
import { likeTexts } from '../../texts/feeds';

const { likesToggleLike } = generatedApi.endpoints;

/**
 * Likes a post or removes the like, as an optimistic update: at once in every cached list with the post, then on the
 * server. A click during a pending call only changes the wanted state; after that call, another one follows if needed.
 * If a call fails, the post returns to the state that the server last reported. It is also refetched, because the
 * server may have processed the call.
 * @param wanted whether the post is to be liked: the opposite of the state on the screen
 */
export function toggleLike(feedId: string, wanted: boolean): ApiThunk<Promise<void>> {
  return async (dispatch, getState, { cacheUpdates }) => {
    const key = `like:${feedId}`;
    const show = (update: OptimisticLike) => dispatch(patchCachedPost(feedId, (post) => update.show(post)));
    const pending = cacheUpdates.unconfirmed(key);
    if (pending instanceof OptimisticLike) {
      pending.wanted = wanted;
      show(pending);
      return;
    }

    const update = new OptimisticLike(feedId, wanted);
    const before = dispatch(readCachedPost(feedId));
    update.known = before && { like: before.like, isLiked: before.isLiked };
    cacheUpdates.add(key, update);
    show(update);
    do {
      const call = dispatch(likesToggleLike.initiate({ toggleLikeDto: { feedId } }, { track: false }));
      const { data: answer, error } = await call;
      // The session has changed, and this like belongs to the previous member.
      if (cacheUpdates.unconfirmed(key) !== update) return;
      if (error) {
        cacheUpdates.remove(key);
        showFailureToast(error, isLimited(error) ? errorText(error) : likeTexts.updateFailed);
        dispatch(patchCachedPost(feedId, (post) => void Object.assign(post, update.known)));
        dispatch(refetchCachedPost(feedId));
        return;
      }
      const { likes: like, isLiked } = answer.data;
      // Two equal answers: another device toggles as well, or the server is faulty. Stops, to avoid an endless loop.
      if (update.isAnswered && update.known?.isLiked === isLiked) update.wanted = isLiked;
      update.known = { like, isLiked };
      update.isAnswered = true;
    } while (update.known.isLiked !== update.wanted);
    cacheUpdates.confirm(key, update);
    dispatch(patchCachedPost(feedId, (post) => void Object.assign(post, update.known)));
    dispatch(generatedApi.util.invalidateTags([{ type: 'Likes', id: feedId }]));
    const memberId = memberIdOf(selectMemberToken(getState() as unknown as SessionState));
    tellOtherTabs({ memberId, feedId, known: update.known });
  };
}
