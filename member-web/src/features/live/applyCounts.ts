import type { ApiThunk } from '../../api/thunks';
import { patchCachedPost, readCachedPost } from '../feeds/exports/cachedPosts';
import type { PostCounts } from './readEvents';

/** Shows the counters of posts. A post whose like is under way keeps its own until that is answered. */
export function applyCounts(counts: readonly PostCounts[]): ApiThunk<void> {
  return (dispatch, _getState, { cacheUpdates }) => {
    for (const { id, likes, comments } of counts) {
      if (cacheUpdates.unconfirmed(`like:${id}`)) continue;
      const shown = dispatch(readCachedPost(id));
      if (!shown || (shown.like === likes && shown.comments === comments)) continue;
      dispatch(patchCachedPost(id, (post) => void Object.assign(post, { like: likes, comments })));
    }
  };
}
