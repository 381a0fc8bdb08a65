import { Injectable } from '@nestjs/common';
import { forbidden, notFound } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { parseId } from '../../common/ids.js';
import { pageWindow, pagination, type PageWindow } from '../../common/pagination.js';
import { removed } from '../../common/removal.js';
import type { Identity } from '../../platform/sessions/identity.js';
import type {
  FeedDto,
  FeedListResponseDto,
  FeedResponseDto,
  GetAllFeedsDto,
  GetFollowingDto,
} from './feeds.dto.js';
import { toFeed } from './feeds.mapper.js';
import { canDelete } from './feeds.policy.js';
import { FeedsRepository, type FeedFilter, type FeedPage } from './feeds.repository.js';

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
  constructor(private readonly repository: FeedsRepository) {}

  async list(caller: Identity, request: GetAllFeedsDto): Promise<FeedListResponseDto> {
    const window = pageWindow(request);
    const filter = feedFilter(caller, request);
    const page = filter ? await this.page(caller, filter, window) : { posts: [], total: 0 };
    return answer(caller, window, page);
  }

  /** Posts on the pages that the caller follows or created, newest first. */
  async following(caller: Identity, request: GetFollowingDto): Promise<FeedListResponseDto> {
    const window = pageWindow(request);
    return answer(
      caller,
      window,
      await this.repository.followingPage(caller.accountId, caller.conceals, window),
    );
  }

  /**
   * @throws AppError 404 when there is no such post; with the details of the removal for the author of a removed post
   */
  async get(caller: Identity, feedId: string): Promise<FeedResponseDto> {
    const id = requirePostId(feedId);
    const row = await (caller.conceals
      ? this.repository.unconcealedById(caller.accountId, id)
      : this.repository.byId(caller.accountId, id));
    if (!row) {
      const removal = await this.repository.removalFor(caller.accountId, id);
      if (!removal) throw postNotFound();
      throw removed(removal.isPage ? 'The page this post stood on' : 'This post', removal);
    }
    return { success: true, data: toFeed(row, caller.accountId) };
  }

  /** Posts in the order of their ids, without those that do not exist. It is the caller who checks that they may be seen. */
  async byIds(viewerId: string, ids: readonly string[]): Promise<FeedDto[]> {
    if (ids.length === 0) return [];
    const rows = new Map((await this.repository.byIds(viewerId, ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [toFeed(row, viewerId)] : [];
    });
  }

  /**
   * Checks that the caller may see a post: for calls about it, before they do their work.
   * @throws AppError 404 when its author and the caller blocked one another
   */
  async requireUnconcealed({ conceals, accountId }: Identity, postId: string): Promise<void> {
    if (conceals && (await this.repository.isConcealed(postId, accountId))) throw postNotFound();
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

function answer(
  { accountId: userId }: Identity,
  window: PageWindow,
  { posts, total }: FeedPage,
): FeedListResponseDto {
  const feeds = posts.map((post) => toFeed(post, userId));
  return { success: true, data: { feeds, pagination: pagination(window, total), userId } };
}

/** Null if the filter contains an impossible id: the list is then empty, not an error. */
function feedFilter(caller: Identity, request: GetAllFeedsDto): FeedFilter | null {
  if (request.pageId) {
    const subjectId = parseId(request.pageId);
    return subjectId === null ? null : { scope: 'page', subjectId };
  }
  if (request.usersFeed) {
    const subjectId = request.userId ? parseId(request.userId) : caller.accountId;
    return subjectId === null ? null : { scope: 'member', subjectId };
  }
  return { scope: 'everybody' };
}
