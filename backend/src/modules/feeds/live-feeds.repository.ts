import { Injectable } from '@nestjs/common';
import type { LiveCount } from '../../platform/live/live-events.js';
import { Sql } from '../../platform/sql/sql.js';
import { LIVE_COUNTS, LIVE_COUNTS_OF, LIVE_POSTS, LIVE_SINCE } from './live-feeds.statements.js';

/** A post, for streams. */
export interface LivePost {
  readonly id: string;
  readonly authorId: string;
  readonly pageId: string | null;
  /** Members who are not told of it: those of the given ones who conceal its author. */
  readonly concealedFrom: readonly string[];
}

/** What a site shows of a feed. */
export interface ShownFeed {
  readonly memberId: string;
  /** Id of the newest post that it shows; null: none. */
  readonly after: string | null;
  readonly isFollowing: boolean;
}

/** What is newer than that. */
export interface FeedSince {
  /** Number of newer posts, at most 50. */
  readonly count: number;
  /** Id of the newest of them; null: there is none. */
  readonly newest: string | null;
  /** Ids of the pages whose posts the Following feed has, at most 500; empty for everybody's feed. */
  readonly pages: readonly string[];
}

/** What several feeds have, at one moment. */
export interface FeedsSince {
  /** In the order of the feeds. */
  readonly feeds: readonly FeedSince[];
  /** Ids of the posts of the last half minute: sites may show them, and none of them that is newer is missing above. */
  readonly shown: readonly string[];
}

@Injectable()
export class LiveFeedsRepository {
  constructor(private readonly sql: Sql) {}

  /** New posts without the known ones, oldest first. */
  newPosts(memberIds: readonly string[], known: readonly string[]): Promise<LivePost[]> {
    return this.sql.query(LIVE_POSTS, [memberIds, known]);
  }

  async since(feeds: readonly ShownFeed[]): Promise<FeedsSince> {
    const rows = await this.sql.query(LIVE_SINCE, [
      feeds.map(({ memberId }) => memberId),
      feeds.map(({ after }) => after),
      feeds.map(({ isFollowing }) => isFollowing),
    ]);
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    return {
      feeds: feeds.map((_, index) => {
        const { fresh = [], pages = [] } = byPlace.get(index + 1) ?? {};
        return { count: fresh.length, newest: newestOf(fresh), pages };
      }),
      shown: byPlace.get(1)?.shown ?? [],
    };
  }

  /** Counters of the posts that each viewer may see, in the order of the viewers. */
  async countsFor(
    viewers: readonly { readonly memberId: string; readonly posts: readonly string[] }[],
  ): Promise<LiveCount[][]> {
    const pairs = viewers.flatMap(({ memberId, posts }, viewer) =>
      posts.map((id) => ({ viewer, memberId, id })),
    );
    const counts: LiveCount[][] = viewers.map(() => []);
    if (pairs.length === 0) return counts;
    const rows = await this.sql.query(LIVE_COUNTS_OF, [
      pairs.map(({ memberId }) => memberId),
      pairs.map(({ id }) => id),
    ]);
    for (const { place, id, likes, comments } of rows) {
      counts[pairs[place - 1]?.viewer ?? -1]?.push({ id, likes, comments });
    }
    return counts;
  }

  /** Counters that differ from the known ones, and from whom the post is concealed among these members. */
  changedCounts(
    known: readonly LiveCount[],
    memberIds: readonly string[],
  ): Promise<(LiveCount & Pick<LivePost, 'concealedFrom'>)[]> {
    return this.sql.query(LIVE_COUNTS, [
      known.map(({ id }) => id),
      known.map(({ likes }) => likes),
      known.map(({ comments }) => comments),
      memberIds,
    ]);
  }
}

/** The highest id; null: there is none. */
function newestOf(ids: readonly string[]): string | null {
  let newest: bigint | null = null;
  for (const id of ids.map(BigInt)) if (newest === null || id > newest) newest = id;
  return newest === null ? null : String(newest);
}
