import { Injectable } from '@nestjs/common';
import { forbidden, notFound } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { parseId } from '../../common/ids.js';
import { pageWindow, pagination, type PageWindow } from '../../common/pagination.js';
import { removed } from '../../common/removal.js';
import type { Identity, Viewer } from '../../common/identity.js';
import type {
  FeedDto,
  FeedListResponseDto,
  FeedResponseDto,
  GetAllFeedsDto,
  GetFollowingDto,
  PinnedFeedDto,
} from './feeds.dto.js';
import { toFeed, toHeldFeed } from './feeds.mapper.js';
import { canDelete } from './feeds.policy.js';
import { FeedsRepository, type FeedFilter, type FeedPage, type PostRow } from './feeds.repository.js';
import { PinsRepository } from './pins/pins.repository.js';
import { SeenPostsRepository } from './seen-posts.repository.js';

/** 404 for a post that does not exist (any more). */
export const postNotFound = () => notFound('This post does not exist any more');

/**
 * The id of a post in the form that the database accepts.
 * @throws AppError 404 when no post can have this id
 */
export function requirePostId(feedId: string): string {
  const id = parseId(feedId);
  if (id === null) throw postNotFound();
  return id;
}

/** Reading and removing posts; {@link PostWritingService} writes them. */
@Injectable()
export class FeedsService {
  constructor(
    private readonly repository: FeedsRepository,
    private readonly seen: SeenPostsRepository,
    private readonly pins: PinsRepository,
  ) {}

  async list(caller: Identity, request: GetAllFeedsDto): Promise<FeedListResponseDto> {
    const window = pageWindow(request);
    const filter = feedFilter(caller, request);
    const [page, pinned] = filter
      ? await Promise.all([this.page(caller, filter, window), this.pinned(caller, filter)])
      : [{ posts: [], total: 0 }, []];
    const answer = await this.answer(caller, window, page);
    if (pinned.length > 0) answer.data.pinned = pinned;
    if (filter?.scope !== 'member' || filter.subjectId !== caller.accountId || window.offset > 0)
      return answer;
    const held = await this.repository.held(caller.accountId);
    if (held.length > 0) answer.data.held = held.map((row) => toHeldFeed(row, caller.accountId));
    return answer;
  }

  /** Posts on the pages that the caller follows or created, newest first. */
  async following(caller: Identity, request: GetFollowingDto): Promise<FeedListResponseDto> {
    const window = pageWindow(request);
    return this.answer(caller, window, await this.repository.followingPage(caller, window));
  }

  /**
   * One post; a held one only for its author.
   * @throws AppError 404 when there is no such post; with the details of the removal for the author of a removed post
   */
  async get(caller: Identity, feedId: string): Promise<FeedResponseDto> {
    const id = requirePostId(feedId);
    const row = await this.repository.byId(caller, id);
    if (!row) {
      const held = await this.held(caller.accountId, id);
      if (held) return { success: true, data: toHeldFeed(held, caller.accountId) };
      const removal = await this.repository.removalFor(caller.accountId, id);
      if (!removal) throw postNotFound();
      throw removed(removal.isPage ? 'the page of this post' : 'this post', removal);
    }
    const [feed] = await this.toFeeds(caller, [row]);
    if (!feed) throw postNotFound();
    return { success: true, data: feed };
  }

  /** A post that is held, for its author; undefined for everybody else, and if it is not. */
  async held(accountId: string, id: string): Promise<PostRow | undefined> {
    const [row] = await this.repository.held(accountId, id);
    return row;
  }

  /** Posts in the order of their ids, without those that do not exist. It is the caller who checks that they may be seen. */
  async byIds(viewer: Viewer, ids: readonly string[]): Promise<FeedDto[]> {
    if (ids.length === 0) return [];
    const posts = await this.toFeeds(viewer, await this.repository.byIds(viewer.accountId, ids));
    const byId = new Map(posts.map((post) => [post.id, post]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /**
   * Whose post it is.
   * @throws AppError 404 when there is no such post
   */
  async authorOf(postId: string): Promise<string> {
    const authorId = await this.repository.authorOf(postId);
    if (authorId === null) throw postNotFound();
    return authorId;
  }

  /**
   * The likes of a post that the viewer sees, after a change of theirs.
   * @param likes of all members
   */
  async likesSeen({ accountId, conceals }: Viewer, postId: string, likes: number): Promise<number> {
    return conceals ? ((await this.seen.likesOf(accountId, postId)) ?? likes) : likes;
  }

  /**
   * Checks that the caller may see a post: for calls about it, before they do their work.
   * @throws AppError 404 when its author and the caller blocked one another
   */
  async requireUnconcealed({ conceals, accountId }: Identity, postId: string): Promise<void> {
    if (conceals && (await this.repository.isConcealed(postId, accountId))) throw postNotFound();
  }

  /** Posts as their viewer sees them: without what those do whom they conceal. */
  private async toFeeds({ accountId, conceals }: Viewer, posts: readonly PostRow[]): Promise<FeedDto[]> {
    const seen = conceals ? await this.seen.of(accountId, posts) : posts;
    return seen.map((post) => toFeed(post, accountId));
  }

  /** A page of posts as the answer of a call. */
  async answer(caller: Identity, window: PageWindow, page: FeedPage): Promise<FeedListResponseDto> {
    const feeds = await this.toFeeds(caller, page.posts);
    return {
      success: true,
      data: { feeds, pagination: pagination(window, page.total), userId: caller.accountId },
    };
  }

  /** The posts that are pinned to the page of a feed; none of other feeds. */
  private async pinned(caller: Identity, { scope, subjectId }: FeedFilter): Promise<PinnedFeedDto[]> {
    if (scope !== 'page' || subjectId === undefined) return [];
    const pins = await this.pins.pinned(caller, subjectId);
    const ends = new Map(pins.map(({ id, pinnedUntil }) => [id, pinnedUntil.toISOString()]));
    const feeds = await this.toFeeds(caller, pins);
    return feeds.map((feed) => ({ ...feed, pinnedUntil: ends.get(feed.id) ?? '' }));
  }

  private page({ conceals, accountId }: Identity, filter: FeedFilter, window: PageWindow): Promise<FeedPage> {
    return conceals
      ? this.repository.concealingPage(accountId, filter, window)
      : this.repository.page(accountId, filter, window);
  }

  /**
   * Removes a post with its comments, likes and pictures.
   * @throws AppError 404 when there is no such post, 403 when it is somebody else's
   */
  async delete(caller: Identity, feedId: string): Promise<MessageResponseDto> {
    const id = requirePostId(feedId);
    const authorId = await this.repository.authorForDeletion(id, caller.accountId);
    if (authorId === null) throw postNotFound();
    if (!canDelete(caller, authorId)) throw forbidden('Only its author can delete a post');
    await this.repository.delete(id);
    return { success: true, message: 'Post deleted successfully' };
  }
}

/** Null if the filter contains an impossible id: the list is then empty, not an error. */
function feedFilter(caller: Identity, request: GetAllFeedsDto): FeedFilter | null {
  if (request.pageId) {
    const subjectId = parseId(request.pageId);
    return subjectId === null ? null : { scope: 'page', subjectId };
  }
  if (request.projectId) {
    const subjectId = parseId(request.projectId);
    return subjectId === null ? null : { scope: 'project', subjectId };
  }
  if (request.usersFeed) {
    const subjectId = request.userId ? parseId(request.userId) : caller.accountId;
    return subjectId === null ? null : { scope: 'member', subjectId };
  }
  return { scope: 'everybody' };
}
