import { errorText, failureStatus } from '@campus-commons/web-kit/errorText.ts';
import type { CacheUpdate } from '../../api/cacheUpdates';
import { isNotFound } from '../../api/errors';
import { generatedApi } from '../../api/generated';
import type { ApiThunk } from '../../api/thunks';
import { showFailureToast, showToast } from '../../components/toasts/toasts';
import { savedTexts } from '../../texts/feeds';
import { patchCachedPost, refetchCachedPost, postsIn } from '../feeds/exports/cachedPosts';

const { savedSet } = generatedApi.endpoints;

/**
 * Saves a post or takes it from the saved ones, as an optimistic update: at once in every cached list with the post, then
 * on the server. The list of saved posts keeps a post that was taken from it until it is opened again, so that a mistake
 * can be undone in the same menu. A choice during a pending call only changes the wanted state; after that call, another
 * one follows if needed. If a call fails, the post returns to the state before, and is refetched.
 */
export function savePost(feedId: string, wanted: boolean): ApiThunk<Promise<void>> {
  return async (dispatch, _getState, { cacheUpdates }) => {
    const key = `save:${feedId}`;
    const show = (isSaved: boolean) =>
      dispatch(patchCachedPost(feedId, (post) => void (post.isSaved = isSaved)));
    show(wanted);
    const pending = cacheUpdates.unconfirmed(key);
    if (pending instanceof OptimisticSave) {
      pending.wanted = wanted;
      return;
    }

    const update = new OptimisticSave(feedId, wanted);
    cacheUpdates.add(key, update);
    let known = !wanted;
    while (known !== update.wanted) {
      const saved = update.wanted;
      const call = dispatch(savedSet.initiate({ setSavedDto: { feedId, saved } }, { track: false }));
      const { error } = await call;
      // The session has changed, and this belongs to the previous member.
      if (cacheUpdates.unconfirmed(key) !== update) return;
      if (error) {
        cacheUpdates.remove(key);
        showFailureToast(error, reasonOf(error, saved));
        show(known);
        dispatch(refetchCachedPost(feedId));
        return;
      }
      known = saved;
    }
    cacheUpdates.confirm(key, update);
    void showToast('success', savedTexts.done(known));
  };
}

/** Why it failed; a 403 says that there are too many saved posts. */
function reasonOf(error: unknown, saved: boolean): string {
  if (isNotFound(error)) return savedTexts.gone;
  return failureStatus(error) === 403 ? errorText(error) : savedTexts.failed(saved);
}

/** The optimistic update of whether a post is saved. It is applied to answers that were requested before the choice. */
class OptimisticSave implements CacheUpdate {
  constructor(
    private readonly feedId: string,
    public wanted: boolean,
  ) {}

  apply(endpoint: string, answer: unknown): void {
    for (const post of postsIn(endpoint, answer)) {
      if (post.id === this.feedId) post.isSaved = this.wanted;
    }
  }
}
