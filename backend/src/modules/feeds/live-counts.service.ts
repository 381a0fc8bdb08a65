import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { LiveCount, LiveHello } from '../../platform/live/live-events.js';
import type { LiveAudience, LiveSource } from '../../platform/live/live-source.js';
import type { LiveStream } from '../../platform/live/live-stream.js';
import { LiveService } from '../../platform/live/live.service.js';
import { LiveFeedsRepository } from './live-feeds.repository.js';

/** Posts that one tick asks about. With more, ticks take turns, so that a tick never takes long. */
const MOST_IN_A_TICK = 5_000;

/** Tells streams the counters of the posts that their sites show. */
@Injectable()
export class LiveCountsService implements OnModuleInit, LiveSource {
  readonly name = 'counters';
  /** Counters as all streams that watch the post know them. */
  private readonly known = new Map<string, LiveCount>();
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
    const counts = await this.repository.countsFor(
      streams.map(({ memberId, view }) => ({ memberId, posts: view.posts })),
    );
    for (const count of counts.flat()) {
      // Other streams that watch the post must still be told what they were not.
      if (!this.known.has(count.id)) this.known.set(count.id, count);
    }
    return counts.map((own) => ({ counts: own }));
  }

  async tick({ streams, byMember }: LiveAudience): Promise<void> {
    const watchers = watchersOf(streams);
    for (const id of this.known.keys()) if (!watchers.has(id)) this.known.delete(id);
    const asked = this.nextOf([...this.known.values()]);
    if (asked.length === 0) return;
    const changed = await this.repository.changedCounts(asked, [...byMember.keys()]);
    for (const { id, likes, comments, concealedFrom } of changed) {
      const count = { id, likes, comments };
      this.known.set(id, count);
      const concealed = new Set(concealedFrom);
      for (const stream of watchers.get(id) ?? []) {
        if (!concealed.has(stream.memberId)) stream.send('counts', [count]);
      }
    }
  }

  private nextOf(all: readonly LiveCount[]): readonly LiveCount[] {
    if (all.length <= MOST_IN_A_TICK) return all;
    if (this.turn >= all.length) this.turn = 0;
    const next = all.slice(this.turn, this.turn + MOST_IN_A_TICK);
    this.turn += MOST_IN_A_TICK;
    return next;
  }
}

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
