import { generatedApi } from '../../api/generated';
import type { ApiThunk } from '../../api/thunks';
import { showFailureToast } from '../../components/toasts/toasts';
import { likeTexts } from '../../texts/likes';
import { patchCachedPost, readCachedPost, refetchCachedPost } from '../feeds/public/cachedPosts';

const { likesToggleLike } = generatedApi.endpoints;

/**
 * Likes a post or takes the like back: at once on screen, in every cached list that holds the post, then on the server.
 * Pressed again while a call is under way, it only changes what is wanted; that call's end brings the server there.
 * When a call fails, the post goes back to what the server was last known to have, for the network may be gone, and is
 * fetched anew: what the server has is the truth then.
 */
export function toggleLike(feedId: string): ApiThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const before = dispatch(readCachedPost(feedId));
    let known = before && { like: before.like, isLiked: before.isLiked };
    dispatch(
      patchCachedPost(feedId, (post) => {
        post.isLiked = !post.isLiked;
        post.like += post.isLiked ? 1 : -1;
      }),
    );
    const fixedCacheKey = `like:${feedId}`;
    const isUnderWay = likesToggleLike.select({ fixedCacheKey, requestId: undefined })(getState()).isLoading;
    if (isUnderWay) return;

    for (;;) {
      const call = dispatch(likesToggleLike.initiate({ toggleLikeDto: { feedId } }, { fixedCacheKey }));
      const { data: answer, error } = await call;
      call.reset();
      if (error) {
        showFailureToast(error, likeTexts.updateFailed);
        dispatch(
          patchCachedPost(feedId, (post) => {
            Object.assign(post, known);
          }),
        );
        dispatch(refetchCachedPost(feedId));
        return;
      }
      const { likes, isLiked } = answer.data;
      known = { like: likes, isLiked };
      const wanted = dispatch(readCachedPost(feedId));
      if (!wanted || wanted.isLiked === isLiked) {
        dispatch(
          patchCachedPost(feedId, (post) => {
            post.like = likes;
            post.isLiked = isLiked;
          }),
        );
        dispatch(generatedApi.util.invalidateTags([{ type: 'Likes', id: feedId }]));
        return;
      }
    }
  };
}
