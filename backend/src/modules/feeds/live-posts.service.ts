import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { LiveHello } from '../../platform/live/live-events.js';
import { LIVE_WINDOW, type LiveAudience, type LiveSource } from '../../platform/live/live-source.js';
import type { LiveStream } from '../../platform/live/live-stream.js';
import { LiveService } from '../../platform/live/live.service.js';
import { LiveFeedsRepository, type LivePost } from './live-feeds.repository.js';
import { MOST_NEW } from './live-feeds.statements.js';

/** Milliseconds for which a post is remembered: longer than the window of the database, whose clock may differ. */
const REMEMBERED = 2 * LIVE_WINDOW * 1000;

/** What a stream knows of its feed. */
interface Feed {
  /** Number of posts that the site does not show yet, at most {@link MOST_NEW}. */
  count: number;
  /** Posts of the window when it began, which the site shows or {@link count} has; shared by the streams that began together. */
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
    const { feeds, shown } = await this.repository.since(
      streams.map(({ memberId, view }) => ({
        memberId,
        after: view.after,
        isFollowing: view.feed === 'following',
      })),
    );
    const inWindow = new Set(shown);
    return streams.map((stream, place) => {
      const { count = 0, newest = null, pages = [] } = feeds[place] ?? {};
      const isFollowing = stream.view.feed === 'following';
      this.feeds.set(stream, { count, shown: inWindow, pages: isFollowing ? sorted(pages) : null });
      if (newest !== null) noteNewest(stream, newest);
      return { newPosts: count };
    });
  }

  async tick({ streams, byMember }: LiveAudience): Promise<void> {
    const now = performance.now();
    for (const [id, at] of this.known) if (now - at > REMEMBERED) this.known.delete(id);
    const posts = await this.repository.newPosts([...byMember.keys()], [...this.known.keys()]);
    if (posts.length === 0) return;
    const told = posts.map((post) => ({ ...post, concealedFrom: new Set(post.concealedFrom) }));
    for (const stream of streams) this.tell(stream, told);
    for (const { id } of posts) this.known.set(id, now);
  }

  private tell(
    stream: LiveStream,
    posts: readonly (Omit<LivePost, 'concealedFrom'> & { readonly concealedFrom: ReadonlySet<string> })[],
  ): void {
    const feed = this.feeds.get(stream);
    if (!feed) return;
    const before = feed.count;
    for (const { id, authorId, pageId, concealedFrom } of posts) {
      if (authorId === stream.memberId || feed.shown.has(id) || concealedFrom.has(stream.memberId)) continue;
      if (feed.pages && (pageId === null || !has(feed.pages, BigInt(pageId)))) continue;
      if (feed.count < MOST_NEW) feed.count += 1;
      noteNewest(stream, id);
    }
    if (feed.count > before) stream.send('posts', { newPosts: feed.count });
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
