import type { FeedDto } from '../../api/generated';
import type { CacheUpdate } from '../../api/cacheUpdates';
import { postsIn } from '../feeds/exports/cachedPosts';

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
