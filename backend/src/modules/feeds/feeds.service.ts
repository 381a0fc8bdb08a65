import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { invalid, notFound } from '../../common/app-error.js';
import { parseId } from '../../common/ids.js';
import { pageWindow, pagination } from '../../common/pagination.js';
import { fingerprint, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { MediaService, type StoredImage } from '../../platform/media/media.service.js';
import type { UploadedImage } from '../../platform/media/multipart-form.js';
import type { Identity } from '../../platform/sessions/identity.js';
import type { SqlRunner } from '../../platform/sql/sql.js';
import { PagesService } from '../pages/pages.service.js';
import type {
  CreateFeedDto,
  FeedCreatedResponseDto,
  FeedListResponseDto,
  FeedResponseDto,
  GetAllFeedsDto,
} from './feeds.dto.js';
import { toFeed } from './feeds.mapper.js';
import { FeedsRepository, type FeedFilter } from './feeds.repository.js';
import { readPostContent, type PostContent } from './post-content.js';

/** The refusal for a post that does not exist, or not any more. */
export const postNotFound = () => notFound('This post does not exist any more');

/**
 * The id of a post as the database takes it.
 * @throws AppError 404 when no post can have it
 */
export function requirePostId(feedId: string): string {
  const id = parseId(feedId);
  if (id === null) throw postNotFound();
  return id;
}

@Injectable()
export class FeedsService {
  constructor(
    private readonly repository: FeedsRepository,
    private readonly pages: PagesService,
    private readonly media: MediaService,
    private readonly idempotency: IdempotencyService,
  ) {}

  async list(caller: Identity, request: GetAllFeedsDto): Promise<FeedListResponseDto> {
    const window = pageWindow(request);
    const filter = feedFilter(caller, request);
    const { posts, total } = filter
      ? await this.repository.page(caller.accountId, filter, window)
      : { posts: [], total: 0 };
    return {
      success: true,
      data: { feeds: posts.map(toFeed), pagination: pagination(window, total), userId: caller.accountId },
    };
  }

  /** @throws AppError 404 when there is no such post */
  async get(caller: Identity, feedId: string): Promise<FeedResponseDto> {
    const row = await this.repository.byId(caller.accountId, requirePostId(feedId));
    if (!row) throw postNotFound();
    return { success: true, data: toFeed(row) };
  }

  /**
   * Writes a post. Pictures are stored first, pending; one transaction makes the post and gives them to it.
   * @param idempotencyKey the same key and form within a day answer the first post
   */
  async create(
    caller: Identity,
    form: CreateFeedDto,
    uploads: readonly UploadedImage[],
    idempotencyKey: string | undefined,
  ): Promise<FeedCreatedResponseDto> {
    const pageId = form.pageId ? await this.pages.requirePostable(caller, form.pageId) : null;
    const content = readPostContent(form.feedData);
    if (content.isBlank && uploads.length === 0) {
      throw invalid({ 'feedData.content': 'Write something or add a picture' });
    }
    const request = {
      memberId: caller.accountId,
      call: 'feeds/create',
      key: idempotencyKey,
      fingerprint: fingerprint(form.feedData, pageId, ...(await contents(uploads))),
    };
    const earlier = await this.idempotency.answered<FeedCreatedResponseDto>(request);
    if (earlier) return earlier;

    const images = await this.media.take(caller.accountId, uploads);
    let kept = false;
    try {
      const { answer, repeated } = await this.repository.transaction((tx) =>
        this.idempotency.once(request, tx, () => this.insert(caller, pageId, content, images, tx)),
      );
      kept = !repeated;
      return answer;
    } finally {
      if (!kept) await this.media.discard(images);
    }
  }

  private async insert(
    caller: Identity,
    pageId: string | null,
    content: PostContent,
    images: readonly StoredImage[],
    tx: SqlRunner,
  ): Promise<FeedCreatedResponseDto> {
    const id = await this.repository.insert(
      {
        authorId: caller.accountId,
        pageId,
        content: content.html,
        images: images.map(({ path, width, height }, index) => ({
          url: path,
          width,
          height,
          alt: content.alts[index] ?? '',
        })),
      },
      tx,
    );
    await this.media.attachToPost(images, id, tx);
    const row = await this.repository.byId(caller.accountId, id, tx);
    if (!row) throw new Error('A post is not there in its own transaction');
    return { success: true, message: 'Post created successfully', data: toFeed(row) };
  }
}

/** Null when the filter names something that cannot exist: an empty list, not an error. */
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

function contents(uploads: readonly UploadedImage[]): Promise<Buffer[]> {
  return Promise.all(uploads.map(({ file }) => readFile(file)));
}
