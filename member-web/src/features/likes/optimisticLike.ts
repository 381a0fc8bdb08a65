import type { FeedDto } from '../../api/generated';
import type { CacheUpdate } from '../../api/cacheUpdates';
import { postsIn } from '../feeds/exports/cachedPosts';

/** The likes of a post according to the server. */
export type KnownLikes = Pick<FeedDto, 'like' | 'isLiked'>;

/**
 * The optimistic update of a like: what the member wants. It is kept apart from the cache, where an answer requested
 * before the click would undo it (a race condition), and applied to every arriving answer.
 */
export class OptimisticLike implements CacheUpdate {
  /** What the server last reported: the post returns to it if the call fails. */
  known: KnownLikes | undefined;
  /** The server has answered a toggle: answers that were requested before are outdated. */
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
