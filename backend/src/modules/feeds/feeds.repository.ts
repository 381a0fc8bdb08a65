import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../common/pagination.js';
import { columnsOf, mentionsAsColumn, readMentions } from '../../common/mention-sql.js';
import type { Mention } from '../../common/mentions.js';
import type { PostKind, TitledKind } from '../../common/post-kind.js';
import type { Removal } from '../../common/removal.js';
import { BatchQueue } from '../../common/batch-queue.js';
import { currentRequest } from '../../common/request-context.js';
import { keyColumns, type RepeatableRequest } from '../../platform/idempotency/repeatable-request.js';
import type { Viewer } from '../../common/identity.js';
import { escapeLike } from '../../platform/sql/like-pattern.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import type { MemberCardRow } from '../profile/profile.mapper.js';
import {
  concealingFeedPage,
  feedPage,
  HELD_POSTS,
  POST_AUTHOR,
  POST_AUTHOR_FOR_DELETION,
  POST_BY_ID,
  POST_CONCEALED,
  POST_DELETE,
  POST_FOR_UPDATE,
  POST_INSERT,
  POST_MENTION_SET,
  POST_REMOVAL,
  POST_UPDATE,
  POSTS_BY_IDS,
  type FeedScope,
} from './feeds.statements.js';
import { DEEP, deepConcealingFeedPage, deepFeedPage } from './deep-feeds.statements.js';
import { followingPage } from './following.statements.js';
import type { PlacedImage } from '../../platform/media/placed-image.js';
import { titledPage, type TitledFilter } from './titled-posts.statements.js';
import type { Topic } from './topics/post-topics.js';
import { topicColumns } from './topics/topic-sql.js';

/** What a post is called, and who may read it. */
export interface PostHeading {
  readonly kind: PostKind;
  /** Of a question or an article; null for others. */
  readonly title: string | null;
  /** Whether everybody with the link may read it; only of an article. */
  readonly isPublic: boolean;
}

/** A post with its counters. */
export interface PostRow extends MemberCardRow, PostHeading {
  readonly id: string;
  readonly createdAt: Date;
  /** Null if its content was never changed. */
  readonly editedAt: Date | null;
  readonly revision: number;
  readonly content: string;
  readonly images: PlacedImage[];
  /** Id of the accepted answer of a question. */
  readonly answerId: string | null;
  readonly likes: number;
  readonly comments: number;
  /** Ids of the requested viewers who like it. */
  readonly likedBy: readonly string[];
  /** Ids of the requested viewers who saved it. */
  readonly savedBy: readonly string[];
  /** `readMentions` reads them. */
  readonly mentions: readonly string[] | null;
  /** `toPoll` reads it for one of the viewers. */
  readonly poll: unknown;
  /** `readTopics` reads them. */
  readonly topics: readonly string[] | null;
  readonly pageId: string | null;
  readonly pageTitle: string | null;
  readonly pageImage: string | null;
  /** The project that it is an update about, unless that is hidden. */
  readonly projectId: string | null;
  readonly projectTitle: string | null;
}

/** The current state on which a change of a post is based. */
export interface PresentPost extends PostHeading, Pick<PostRow, 'images' | 'revision'> {
  /** The project that it is an update about, even if that is hidden. */
  readonly projectId: string | null;
  readonly pageId: string | null;
  readonly hasPoll: boolean;
  /** Whom it mentions, also those who are away. */
  readonly mentioned: readonly Mention[];
}

/** Which posts a feed contains. */
export interface FeedFilter {
  readonly scope: FeedScope;
  /** Page, project or author id; undefined for everybody's feed. */
  readonly subjectId?: string;
}

export interface NewPost extends PostHeading {
  readonly pageId: string | null;
  readonly projectId: string | null;
  /** Sanitised HTML. */
  readonly content: string;
  readonly images: readonly PlacedImage[];
  readonly mentions: readonly Mention[];
  readonly topics: readonly Topic[];
  readonly hasPoll: boolean;
}

/** What an edit makes of a post. */
interface ChangedPost extends Omit<NewPost, 'pageId' | 'kind' | 'mentions'> {
  /** Whether the poll is another one than before. */
  readonly changesPoll: boolean;
}

/** Which questions or articles a list has. */
interface TitledList {
  readonly kind: TitledKind;
  readonly filter: TitledFilter;
  /** In lower case; empty for all. */
  readonly search: string;
}

/** A viewer's request for a page of a feed. */
interface PageRequest {
  readonly viewerId: string;
  readonly filter: FeedFilter;
  readonly window: PageWindow;
}

/** One page of a feed. */
export interface FeedPage {
  readonly posts: readonly PostRow[];
  /** Posts on all its pages. */
  readonly total: number;
}

@Injectable()
export class FeedsRepository {
  private readonly pages = new BatchQueue<PageRequest, FeedPage>({
    maxSize: 100,
    // Pages gain nothing from waiting for each other (decision 3).
    maxWaitMs: 0,
    run: (_, requests) => this.pageFor(requests),
  });

  constructor(private readonly sql: Sql) {}

  /** Requests for the same page of the same feed in the same turn of the event loop share one query (batching). */
  page(viewerId: string, filter: FeedFilter, window: PageWindow): Promise<FeedPage> {
    // A replica that answers for all of them must have replayed as much of the log as each needs.
    const { timeline, lsn } = currentRequest()?.readAt ?? {};
    const { scope, subjectId } = filter;
    const subject = [timeline, lsn, scope, subjectId, window.limit, window.offset].join(' ');
    return this.pages.add(subject, { viewerId, filter, window });
  }

  /** @param requests for the same page */
  private async pageFor(requests: readonly [PageRequest, ...PageRequest[]]): Promise<FeedPage[]> {
    const [{ filter, window }] = requests;
    const isDeep = filter.scope === 'everybody' && window.offset >= DEEP;
    const feedStatement = isDeep ? deepFeedPage(window.limit) : feedPage(filter.scope, window.limit);
    const values = [window.offset, ...(filter.subjectId === undefined ? [] : [filter.subjectId])];
    const viewerIds = requests.map(({ viewerId }) => viewerId);
    const rows = await this.sql.query(feedStatement, [viewerIds, ...values]);
    const page = { posts: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
    return requests.map(() => page);
  }

  /** The same for a viewer who conceals somebody: a query of their own. */
  async concealingPage(viewerId: string, filter: FeedFilter, window: PageWindow): Promise<FeedPage> {
    const isDeep = filter.scope === 'everybody' && window.offset >= DEEP;
    const rows = isDeep
      ? await this.sql.query(deepConcealingFeedPage(window.limit), [[viewerId], window.offset, viewerId])
      : await this.sql.query(concealingFeedPage(filter.scope, window.limit), [
          ...[[viewerId], window.offset, filter.subjectId ?? null, viewerId],
        ]);
    return { posts: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }

  /**
   * Posts on the pages that a member follows or created, newest first, at most 500 of them, without the posts of those whom the
   * member conceals.
   */
  async followingPage({ accountId, conceals }: Viewer, { limit, offset }: PageWindow): Promise<FeedPage> {
    const rows = await this.sql.query(followingPage(limit, conceals), [[accountId], offset, accountId]);
    return { posts: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }

  /** Questions or articles, newest first, or most like the searched text first; at most 500 of them. */
  async titledPage(
    { accountId }: Viewer,
    { kind, filter, search }: TitledList,
    { limit, offset }: PageWindow,
  ): Promise<FeedPage> {
    const rows = await this.sql.query(titledPage(filter, limit, search !== ''), [
      ...[[accountId], offset, kind, accountId],
      ...(search === '' ? [] : [escapeLike(search), search]),
    ]);
    return { posts: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }

  /** Several posts in any order, without those that do not exist. */
  byIds(viewerId: string, ids: readonly string[]): Promise<PostRow[]> {
    return this.sql.query(POSTS_BY_IDS, [[viewerId], ids]);
  }

  /** Whether a post is concealed from a viewer; false if there is no such post. */
  async isConcealed(id: string, viewerId: string): Promise<boolean> {
    const [row] = await this.sql.query(POST_CONCEALED, [id, viewerId]);
    return row?.isConcealed ?? false;
  }

  /** Null when there is no such post, or it is concealed from the viewer. */
  async byId(
    { accountId, conceals }: Viewer,
    id: string,
    runner: SqlRunner = this.sql,
  ): Promise<PostRow | null> {
    const [row] = await runner.query(POST_BY_ID, [[accountId], id, conceals ? accountId : null]);
    return row ?? null;
  }

  /**
   * Null if the request is not the first with its key. Throws a foreign-key violation when the page or the author no longer
   * exists. A trigger creates the counter row.
   * @param runner an open transaction, if the insert belongs to one
   */
  async insert(
    post: NewPost,
    request: RepeatableRequest,
    runner: SqlRunner = this.sql,
  ): Promise<PostRow | null> {
    const [row] = await runner.query(POST_INSERT, [
      ...[request.memberId, post.pageId, post.content, JSON.stringify(post.images)],
      ...columnsOf(post.mentions),
      ...[post.kind, post.title, post.isPublic],
      ...keyColumns(request),
      ...[post.projectId, post.hasPoll],
      ...topicColumns(post.topics),
    ]);
    return row ? { ...row, mentions: mentionsAsColumn(post.mentions) } : null;
  }

  /** Null when there is no such post. */
  async authorOf(id: string): Promise<string | null> {
    const [row] = await this.sql.query(POST_AUTHOR, [id]);
    return row?.authorId ?? null;
  }

  /** The newest held posts of a member, or the one with this id. */
  held(memberId: string, id: string | null = null): Promise<PostRow[]> {
    return this.sql.query(HELD_POSTS, [[memberId], memberId, id]);
  }

  /** Like {@link authorOf}, but also finds withheld posts for their author. */
  async authorForDeletion(id: string, memberId: string): Promise<string | null> {
    const [row] = await this.sql.query(POST_AUTHOR_FOR_DELETION, [id, memberId]);
    return row?.authorId ?? null;
  }

  /**
   * What the post's author may know about its removal, or the removal of its page; null for others, and if it was not
   * removed.
   */
  async removalFor(memberId: string, id: string): Promise<(Removal & { readonly isPage: boolean }) | null> {
    const [row] = await this.sql.query(POST_REMOVAL, [id, memberId]);
    return row ?? null;
  }

  /**
   * Locks the post against concurrent changes and returns its current state; null if there is no such post.
   * @param mentioned ids of members whom the change may mention
   */
  async forUpdate(id: string, mentioned: readonly string[], tx: SqlRunner): Promise<PresentPost | null> {
    const [row] = await tx.query(POST_FOR_UPDATE, [id, mentioned]);
    return row ? { ...row, mentioned: readMentions(row.mentioned) } : null;
  }

  async update(
    id: string,
    { content, images, title, isPublic, projectId, hasPoll, changesPoll, topics }: ChangedPost,
    tx: SqlRunner,
  ): Promise<void> {
    await tx.query(POST_UPDATE, [
      ...[id, content, JSON.stringify(images), title, isPublic, projectId],
      ...[hasPoll, changesPoll],
      ...topicColumns(topics),
    ]);
  }

  /** Replaces a post's mentions. Triggers tell those who were added. */
  async setMentions(id: string, mentions: readonly Mention[], tx: SqlRunner): Promise<void> {
    await tx.query(POST_MENTION_SET, [id, ...columnsOf(mentions)]);
  }

  /** Dependent rows are deleted by cascade; triggers update the counters. */
  async delete(id: string): Promise<void> {
    await this.sql.query(POST_DELETE, [id]);
  }
}
