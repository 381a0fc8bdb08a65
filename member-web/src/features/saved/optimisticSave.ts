import type { CacheUpdate } from '../../api/cacheUpdates';
import { postsIn } from '../feeds/exports/cachedPosts';

/** The optimistic update of whether a post is saved. It is applied to answers that were requested before the choice. */
export class OptimisticSave implements CacheUpdate {
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
