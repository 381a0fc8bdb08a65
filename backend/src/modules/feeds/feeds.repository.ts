import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../common/pagination.js';
import type { Removal } from '../../common/removal.js';
import { BatchLoader } from '../../common/batch-loader.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import type { MemberCardRow } from '../profile/profile.mapper.js';
import {
  feedPage,
  POST_AUTHOR,
  POST_AUTHOR_FOR_DELETION,
  POST_BY_ID,
  POST_DELETE,
  POST_FOR_UPDATE,
  POST_INSERT,
  POST_REMOVAL,
  POST_UPDATE,
  type FeedScope,
} from './feeds.statements.js';
import type { PostImage } from './post.entity.js';

/** A post with its figures. */
export interface PostRow extends MemberCardRow {
  readonly id: string;
  readonly createdAt: Date;
  /** Null when its content was never changed. */
  readonly editedAt: Date | null;
  readonly revision: number;
  readonly content: string;
  readonly images: PostImage[];
  readonly likes: number;
  readonly comments: number;
  /** Ids of those who like it, of the viewers it was read for. */
  readonly likedBy: readonly string[];
  readonly pageId: string | null;
  readonly pageTitle: string | null;
  readonly pageImage: string | null;
}

/** What a change of a post starts from. */
export type PresentPost = Pick<PostRow, 'images' | 'revision'>;

/** What a feed holds, and of whom or where. */
export interface FeedFilter {
  readonly scope: FeedScope;
  /** Page or author id; none for everybody's feed. */
  readonly subjectId?: string;
}

export interface NewPost {
  readonly authorId: string;
  readonly pageId: string | null;
  /** Sanitised HTML. */
  readonly content: string;
  readonly images: readonly PostImage[];
}

/** One page of a feed. */
export interface FeedPage {
  readonly posts: readonly PostRow[];
  /** Posts on all its pages. */
  readonly total: number;
}

@Injectable()
export class FeedsRepository {
  private readonly pages = new BatchLoader<string, FeedPage>();

  constructor(private readonly sql: Sql) {}

  /** Members who look at the same page of the same feed in the same turn of the event loop share one query. */
  page(viewerId: string, filter: FeedFilter, window: PageWindow): Promise<FeedPage> {
    const asked = feedPage(filter.scope, window.limit);
    const values = [window.offset, ...(filter.subjectId === undefined ? [] : [filter.subjectId])];
    return this.pages.load(`${asked.name} ${values.join(' ')}`, viewerId, async (viewerIds) => {
      const rows = await this.sql.query<{ total: number } & (PostRow | { id: null })>(asked, [
        viewerIds,
        ...values,
      ]);
      const page = { posts: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
      return viewerIds.map(() => page);
    });
  }

  async byId(viewerId: string, id: string, runner: SqlRunner = this.sql): Promise<PostRow | null> {
    const [row] = await runner.query<PostRow>(POST_BY_ID, [[viewerId], id]);
    return row ?? null;
  }

  /** Answers the new post's id. Its counter row is made by a trigger. */
  async insert(post: NewPost, tx: SqlRunner): Promise<string> {
    const values = [post.authorId, post.pageId, post.content, JSON.stringify(post.images)];
    const [row] = await tx.query<{ id: string }>(POST_INSERT, values);
    if (!row) throw new Error('INSERT … RETURNING answered no row');
    return row.id;
  }

  /** Null when there is no such post. */
  async authorOf(id: string): Promise<string | null> {
    const [row] = await this.sql.query<{ authorId: string }>(POST_AUTHOR, [id]);
    return row?.authorId ?? null;
  }

  /** As {@link authorOf}, but what was removed is still there for its author. */
  async authorForDeletion(id: string, memberId: string): Promise<string | null> {
    const [row] = await this.sql.query<{ authorId: string }>(POST_AUTHOR_FOR_DELETION, [id, memberId]);
    return row?.authorId ?? null;
  }

  /** What the post's author may know of its removal, or of its page's; null for others, and when it was not removed. */
  async removalFor(memberId: string, id: string): Promise<(Removal & { readonly isPage: boolean }) | null> {
    const [row] = await this.sql.query<Removal & { isPage: boolean }>(POST_REMOVAL, [id, memberId]);
    return row ?? null;
  }

  /** Locks the post against other changes and answers what is to be changed; null when there is no such post. */
  async forUpdate(id: string, tx: SqlRunner): Promise<PresentPost | null> {
    const [row] = await tx.query<PresentPost>(POST_FOR_UPDATE, [id]);
    return row ?? null;
  }

  async update(id: string, content: string, images: readonly PostImage[], tx: SqlRunner): Promise<void> {
    await tx.query(POST_UPDATE, [id, content, JSON.stringify(images)]);
  }

  /** What hangs on the post goes by cascade; counters follow by trigger. */
  async delete(id: string): Promise<void> {
    await this.sql.query(POST_DELETE, [id]);
  }

  transaction<Result>(work: (tx: SqlRunner) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }
}
