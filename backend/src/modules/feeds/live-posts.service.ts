import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { LiveHello } from '../../platform/live/live-events.js';
import { LIVE_WINDOW_SECONDS, type LiveAudience, type LiveSource } from '../../platform/live/live-source.js';
import type { LiveStream } from '../../platform/live/live-stream.js';
import { LiveService } from '../../platform/live/live.service.js';
import { LiveFeedsRepository, type LivePost } from './live-feeds.repository.js';
import { MAX_NEW_POSTS } from './live-feeds.statements.js';

/** Time for which a post is remembered: longer than the window of the database, whose clock may differ. */
const REMEMBERED_MS = 2 * LIVE_WINDOW_SECONDS * 1000;

/** What a stream knows of its feed. */
interface Feed {
  /** Ids of posts that the site does not show yet, at most {@link MAX_NEW_POSTS}. */
  readonly fresh: Set<string>;
  /** Posts of the window when it began, which the site shows or {@link fresh} has; shared by the streams that began together. */
  readonly shown: ReadonlySet<string>;
  /** The pages of the Following feed, in ascending order: 8 bytes each, because there are up to 500. Null: everybody's feed. */
  readonly pages: BigInt64Array | null;
}

/** Tells streams how many posts are new in the feed they show. */
@Injectable()
export class LivePostsService implements OnModuleInit, LiveSource {
  readonly name = 'new posts';
  private readonly feeds = new WeakMap<LiveStream, Feed>();
  /** Posts of the window that streams were told of, and when. */
  private readonly known = new Map<string, number>();

  constructor(
    private readonly live: LiveService,
    private readonly repository: LiveFeedsRepository,
  ) {}

  onModuleInit(): void {
    this.live.add(this);
  }

  async hello(streams: readonly LiveStream[]): Promise<Partial<LiveHello>[]> {
    const { feeds, shown, newest } = await this.repository.since(
      streams.map(({ memberId, view }) => ({
        memberId,
        after: view.after,
        isFollowing: view.feed === 'following',
      })),
    );
    const inWindow = new Set(shown);
    return streams.map((stream, place) => {
      const { fresh = [], pages = [] } = feeds[place] ?? {};
      const isFollowing = stream.view.feed === 'following';
      const pagesOf = isFollowing ? sorted(pages) : null;
      this.feeds.set(stream, { fresh: new Set(fresh), shown: inWindow, pages: pagesOf });
      for (const id of fresh) noteNewest(stream, id);
      // A site that shows no post yet: what is there now is not new to it.
      if (stream.view.after === null && newest !== null) noteNewest(stream, newest);
      return { newPosts: fresh.length };
    });
  }

  async tick({ streams, byMember }: LiveAudience): Promise<void> {
    const now = performance.now();
    for (const [id, at] of this.known) if (now - at > REMEMBERED_MS) this.known.delete(id);
    await this.forgetGone(streams);
    const posts = await this.repository.newPosts([...byMember.keys()], [...this.known.keys()]);
    if (posts.length === 0) return;
    const told = posts.map((post) => ({ ...post, concealedFrom: new Set(post.concealedFrom) }));
    for (const stream of streams) this.tell(stream, told);
    for (const { id } of posts) this.known.set(id, now);
  }

  /** Posts that were deleted, removed or hidden are new no more. */
  private async forgetGone(streams: readonly LiveStream[]): Promise<void> {
    const counted = new Set<string>();
    for (const stream of streams) for (const id of this.feeds.get(stream)?.fresh ?? []) counted.add(id);
    const gone = new Set(await this.repository.gone([...counted]));
    if (gone.size === 0) return;
    for (const stream of streams) {
      const feed = this.feeds.get(stream);
      const lost = [...(feed?.fresh ?? [])].filter((id) => gone.has(id));
      if (!feed || lost.length === 0) continue;
      // There may have been more posts than were counted.
      if (feed.fresh.size === MAX_NEW_POSTS && stream.view.after !== null) await this.hello([stream]);
      else for (const id of lost) feed.fresh.delete(id);
      stream.send('posts', { newPosts: this.feeds.get(stream)?.fresh.size ?? 0 });
    }
  }

  private tell(
    stream: LiveStream,
    posts: readonly (Omit<LivePost, 'concealedFrom'> & { readonly concealedFrom: ReadonlySet<string> })[],
  ): void {
    const feed = this.feeds.get(stream);
    if (!feed) return;
    const before = feed.fresh.size;
    for (const { id, authorId, pageId, concealedFrom } of posts) {
      if (authorId === stream.memberId || feed.shown.has(id) || concealedFrom.has(stream.memberId)) continue;
      if (feed.pages && (pageId === null || !has(feed.pages, BigInt(pageId)))) continue;
      if (feed.fresh.size < MAX_NEW_POSTS) feed.fresh.add(id);
      noteNewest(stream, id);
    }
    if (feed.fresh.size > before) stream.send('posts', { newPosts: feed.fresh.size });
  }
}

function noteNewest(stream: LiveStream, id: string): void {
  if (stream.newestPost === null || BigInt(id) > BigInt(stream.newestPost)) stream.newestPost = id;
}

const sorted = (ids: readonly string[]): BigInt64Array => new BigInt64Array(ids.map(BigInt)).sort();

/** Binary search. */
function has(ids: BigInt64Array, id: bigint): boolean {
  let from = 0;
  let to = ids.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ids[middle] ?? id) < id) from = middle + 1;
    else to = middle;
  }
  return ids[from] === id;
}
