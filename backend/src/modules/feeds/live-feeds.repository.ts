import { Injectable } from '@nestjs/common';
import type { LiveCount } from '../../platform/live/live-events.js';
import { Sql } from '../../platform/sql/sql.js';
import { LIVE_COUNTS, LIVE_COUNTS_OF, LIVE_GONE, LIVE_POSTS, LIVE_SINCE } from './live-feeds.statements.js';

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
  /** Ids of the newer posts, at most 50. */
  readonly fresh: readonly string[];
  /** Ids of the pages whose posts the Following feed has, at most 500; empty for everybody's feed. */
  readonly pages: readonly string[];
}

/** What several feeds have, at one moment. */
export interface FeedsSince {
  /** The result for each feed, in the order of the feeds. */
  readonly feeds: readonly FeedSince[];
  /** Ids of the posts of the last half minute: sites may show them, and none of them that is newer is missing above. */
  readonly shown: readonly string[];
  /** Id of the newest post of all then; null: there is none. */
  readonly newest: string | null;
}

/** Counters of a post as one viewer sees them. */
export interface SeenCount extends LiveCount {
  /** Place of the viewer among those asked about. */
  readonly viewer: number;
  /** The same of all members' acts. */
  readonly allLikes: number;
  readonly allComments: number;
  /** Whether the viewer conceals somebody. */
  readonly conceals: boolean;
  /** Whether the viewer does not see the post. */
  readonly isConcealed: boolean;
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
        return { fresh, pages };
      }),
      shown: byPlace.get(1)?.shown ?? [],
      newest: byPlace.get(1)?.newest ?? null,
    };
  }

  /** Returns the ids of those posts that nobody sees any more. */
  async gone(ids: readonly string[]): Promise<string[]> {
    return ids.length === 0 ? [] : (await this.sql.query(LIVE_GONE, [ids])).map(({ postId }) => postId);
  }

  /**
   * Counters of posts as viewers see them.
   * @param concealing whether to leave out the viewers who conceal nobody
   */
  async countsFor(
    viewers: readonly { readonly memberId: string; readonly posts: readonly string[] }[],
    concealing: boolean,
  ): Promise<SeenCount[]> {
    const pairs = viewers.flatMap(({ memberId, posts }, viewer) =>
      posts.map((id) => ({ viewer, memberId, id })),
    );
    if (pairs.length === 0) return [];
    const values = [pairs.map(({ memberId }) => memberId), pairs.map(({ id }) => id), concealing];
    const rows = await this.sql.query(LIVE_COUNTS_OF, values);
    return rows.map(({ place, ...count }) => ({ ...count, viewer: pairs[place - 1]?.viewer ?? -1 }));
  }

  /** Counters that differ from the known ones. */
  changedCounts(known: readonly LiveCount[]): Promise<LiveCount[]> {
    return this.sql.query(LIVE_COUNTS, [
      known.map(({ id }) => id),
      known.map(({ likes }) => likes),
      known.map(({ comments }) => comments),
    ]);
  }
}
