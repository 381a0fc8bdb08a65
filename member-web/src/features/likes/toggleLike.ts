import type { CacheUpdate } from '../../api/cacheUpdates';
import { generatedApi, type FeedDto } from '../../api/generated';
import type { ApiThunk } from '../../api/thunks';
import { showFailureToast } from '../../components/toasts/toasts';
import { tellOtherTabs } from './exports/otherTabs';
import { patchCachedPost, postsIn, readCachedPost, refetchCachedPost } from '../feeds/exports/cachedPosts';
import { memberIdOf } from '../../lib/session/tokens';
import { selectMemberToken, type SessionState } from '../../lib/session/sessionSlices';
import { likeTexts } from '../../texts/feeds';

/** The likes of a post according to the server. */
export type KnownLikes = Pick<FeedDto, 'like' | 'isLiked'>;

/**
 * The optimistic update of a like. It is stored outside the cache and applied to every arriving answer, because an
 * answer that was requested before the click would undo the like in the cache (a race condition).
 */
export class OptimisticLike implements CacheUpdate {
  /** The state that the server last reported. The post returns to it if the call fails. */
  known: KnownLikes | undefined;
  /** Whether the server has answered a toggle. Answers that were requested before it are then outdated. */
  isAnswered = false;

  constructor(
    private readonly feedId: string,
    public wanted: boolean,
  ) {}

  apply(endpoint: string, answer: unknown): void {
    for (const post of postsIn(endpoint, answer)) {
      if (post.id !== this.feedId) continue;
      if (!this.isAnswered) this.known = { like: post.like, isLiked: post.isLiked };
      this.show(post);
    }
  }

  /** Applies the wanted state to a post, and adjusts its number of likes. */
  show(post: KnownLikes): void {
    if (post.isLiked === this.wanted) return;
    post.isLiked = this.wanted;
    post.like += this.wanted ? 1 : -1;
  }
}

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
        showFailureToast(error, likeTexts.updateFailed);
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
