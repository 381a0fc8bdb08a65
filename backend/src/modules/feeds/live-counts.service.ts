import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { LiveCount, LiveHello } from '../../platform/live/live-events.js';
import type { LiveAudience, LiveSource } from '../../platform/live/live-source.js';
import type { LiveStream } from '../../platform/live/live-stream.js';
import { LiveService } from '../../platform/live/live.service.js';
import { LiveFeedsRepository, type SeenCount } from './live-feeds.repository.js';

/** Posts that one tick asks about. With more, ticks take turns, so that a tick never takes long. */
const MAX_POSTS_PER_TICK = 5_000;

/** Tells streams the counters of the posts that their sites show. */
@Injectable()
export class LiveCountsService implements OnModuleInit, LiveSource {
  readonly name = 'counters';
  /** Counters as all streams that watch the post know them. */
  private readonly known = new Map<string, LiveCount>();
  /** What streams of members who conceal somebody were told: an act that they do not see changes nothing for them. */
  private readonly toldOf = new WeakMap<LiveStream, Map<string, string>>();
  /** The post after which the next tick goes on, when there are too many for one. */
  private turn = 0;

  constructor(
    private readonly live: LiveService,
    private readonly repository: LiveFeedsRepository,
  ) {}

  onModuleInit(): void {
    this.live.add(this);
  }

  async hello(streams: readonly LiveStream[]): Promise<Partial<LiveHello>[]> {
    const seen = await this.repository.countsFor(
      streams.map(({ memberId, view }) => ({ memberId, posts: view.posts })),
      false,
    );
    const counts: LiveCount[][] = streams.map(() => []);
    for (const own of seen) {
      const stream = streams[own.viewer];
      if (!stream || own.isConcealed) continue;
      counts[own.viewer]?.push(countOf(own));
      if (own.conceals) this.tellOnce(stream, own);
      const { id, allLikes: likes, allComments: comments } = own;
      // Other streams that watch the post must still be told what they were not.
      if (!this.known.has(id)) this.known.set(id, { id, likes, comments });
    }
    return counts.map((own) => ({ counts: own }));
  }

  async tick({ streams }: LiveAudience): Promise<void> {
    const watchers = watchersOf(streams);
    for (const id of this.known.keys()) if (!watchers.has(id)) this.known.delete(id);
    const asked = this.nextOf([...this.known.values()]);
    if (asked.length === 0) return;
    const changed = await this.repository.changedCounts(asked);
    const seen = await this.seenBy(changed, watchers);
    for (const count of changed) {
      this.known.set(count.id, count);
      for (const stream of watchers.get(count.id) ?? []) {
        const own = seen.get(stream.memberId)?.get(count.id);
        if (!own) stream.send('counts', [count]);
        else if (!own.isConcealed && this.tellOnce(stream, own)) stream.send('counts', [countOf(own)]);
      }
    }
  }

  /** What members who conceal somebody see of changed counters, by member and post. */
  private async seenBy(
    changed: readonly LiveCount[],
    watchers: ReadonlyMap<string, readonly LiveStream[]>,
  ): Promise<Map<string, Map<string, SeenCount>>> {
    const posts = new Map<string, string[]>();
    for (const { id } of changed) {
      for (const member of new Set(watchers.get(id)?.map(({ memberId }) => memberId))) {
        posts.set(member, [...(posts.get(member) ?? []), id]);
      }
    }
    const viewers = [...posts].map(([memberId, own]) => ({ memberId, posts: own }));
    const seen = new Map(viewers.map(({ memberId }) => [memberId, new Map<string, SeenCount>()]));
    for (const count of await this.repository.countsFor(viewers, true)) {
      seen.get(viewers[count.viewer]?.memberId ?? '')?.set(count.id, count);
    }
    return seen;
  }

  /** Whether the stream of a member who conceals somebody does not know these counters yet; now it does. */
  private tellOnce(stream: LiveStream, { id, likes, comments }: LiveCount): boolean {
    const told = this.toldOf.get(stream) ?? new Map<string, string>();
    this.toldOf.set(stream, told);
    const figures = `${likes} ${comments}`;
    if (told.get(id) === figures) return false;
    told.set(id, figures);
    return true;
  }

  private nextOf(all: readonly LiveCount[]): readonly LiveCount[] {
    if (all.length <= MAX_POSTS_PER_TICK) return all;
    if (this.turn >= all.length) this.turn = 0;
    const next = all.slice(this.turn, this.turn + MAX_POSTS_PER_TICK);
    this.turn += MAX_POSTS_PER_TICK;
    return next;
  }
}

const countOf = ({ id, likes, comments }: LiveCount): LiveCount => ({ id, likes, comments });

function watchersOf(streams: readonly LiveStream[]): Map<string, LiveStream[]> {
  const watchers = new Map<string, LiveStream[]>();
  for (const stream of streams) {
    for (const id of stream.view.posts) {
      const own = watchers.get(id);
      if (own) own.push(stream);
      else watchers.set(id, [stream]);
    }
  }
  return watchers;
}
