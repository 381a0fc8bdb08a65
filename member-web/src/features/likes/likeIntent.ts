import type { FeedDto } from '../../api/generated';
import type { Layer } from '../../api/layers';
import { postsIn } from '../feeds/exports/cachedPosts';

/** What the server has of a post's likes. */
export type KnownLikes = Pick<FeedDto, 'like' | 'isLiked'>;

/**
 * Whether the member wants to like a post: apart from the cache, where an answer that was asked for before the press would
 * take the wish back, and laid over every answer that arrives.
 */
export class LikeIntent implements Layer {
  /** What the server was last known to have: to it the post goes back when the call fails. */
  known: KnownLikes | undefined;
  /** The server has answered a press: what was asked for before knows less. */
  isAnswered = false;

  constructor(
    private readonly feedId: string,
    public wanted: boolean,
  ) {}

  over(endpoint: string, answer: unknown): void {
    for (const post of postsIn(endpoint, answer)) {
      if (post.id !== this.feedId) continue;
      if (!this.isAnswered) this.known = { like: post.like, isLiked: post.isLiked };
      this.show(post);
    }
  }

  /** Counts the member in or out, as they want it. */
  show(post: KnownLikes): void {
    if (post.isLiked === this.wanted) return;
    post.isLiked = this.wanted;
    post.like += this.wanted ? 1 : -1;
  }
}
