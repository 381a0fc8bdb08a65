import { Controller, HttpCode, Post } from '@nestjs/common';
import { MessageResponseDto } from '../../common/envelope.dto.js';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { IdempotencyKeyHeader, Repeatable } from '../../platform/idempotency/idempotency-key.header.js';
import { ApiForm } from '../../platform/media/api-form.js';
import { MAX_PICTURES } from '../../config/upload-limits.js';
import { MultipartForm, UploadedImages, type UploadedImage } from '../../platform/media/multipart-form.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember, OpenToLimited } from '../../platform/sessions/access.js';
import type { Identity } from '../../common/identity.js';
import {
  CreateFeedDto,
  DeleteFeedDto,
  FeedSavedResponseDto,
  FeedListResponseDto,
  FeedResponseDto,
  GetAllFeedsDto,
  GetFeedByIdDto,
  GetFollowingDto,
  GetPopularDto,
  GetTitledDto,
  UpdateFeedDto,
} from './feeds.dto.js';
import { FeedsService } from './feeds.service.js';
import { PopularService } from './popular/popular.service.js';
import { PostWritingService } from './post-writing.service.js';
import { TitledPostsService } from './titled-posts.service.js';

@Controller('user/feeds')
export class FeedsController {
  constructor(
    private readonly feeds: FeedsService,
    private readonly writing: PostWritingService,
    private readonly titled: TitledPostsService,
    private readonly popular: PopularService,
  ) {}

  /** The feed, newest first: all posts, or those of a page or a member. */
  @ForMember()
  @HttpCode(200)
  @Post('getAllFeeds')
  getAllFeeds(@Caller() caller: Identity, @ReadBody() body: GetAllFeedsDto): Promise<FeedListResponseDto> {
    return this.feeds.list(caller, body);
  }

  /** Posts on the pages that the caller follows or created, newest first: the newest 500 of them. */
  @ForMember()
  @HttpCode(200)
  @Post('getFollowing')
  getFollowing(@Caller() caller: Identity, @ReadBody() body: GetFollowingDto): Promise<FeedListResponseDto> {
    return this.feeds.following(caller, body);
  }

  /**
   * "This week": the posts of the last seven days that most members like or commented on, at most 50 and one of each member. The order
   * is renewed every ten minutes.
   */
  @ForMember()
  @HttpCode(200)
  @Post('getPopular')
  getPopular(@Caller() caller: Identity, @ReadBody() body: GetPopularDto): Promise<FeedListResponseDto> {
    return this.popular.list(caller, body);
  }

  /** Questions, or articles, newest first: the newest 500 of them. With a search, the most alike first. */
  @ForMember()
  @HttpCode(200)
  @Post('getTitled')
  getTitled(@Caller() caller: Identity, @ReadBody() body: GetTitledDto): Promise<FeedListResponseDto> {
    return this.titled.list(caller, body);
  }

  /** One post, with the same fields as in the list. */
  @ForMember()
  @Refuses('not_found', 'removed')
  @HttpCode(200)
  @Post('getFeedById')
  getFeedById(@Caller() caller: Identity, @ReadBody() body: GetFeedByIdDto): Promise<FeedResponseDto> {
    return this.feeds.get(caller, body.id);
  }

  /** Creates a post with pictures; `x-upload-limits` says in which formats, how many and how large. */
  @ForMember()
  @MultipartForm('images', 'images[]', 'image')
  @ApiForm(CreateFeedDto, { images: MAX_PICTURES })
  @Repeatable('feeds/create')
  @Refuses('forbidden', 'not_found')
  @Limited('POST')
  @Post('create')
  create(
    @Caller() caller: Identity,
    @WriteBody() body: CreateFeedDto,
    @UploadedImages() images: UploadedImage[],
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<FeedSavedResponseDto> {
    return this.writing.create(caller, body, images, idempotencyKey);
  }

  /** Changes a post: its text, the pictures to keep, and new ones; allowed only for its author. */
  @ForMember()
  @MultipartForm('images', 'images[]', 'image')
  @ApiForm(UpdateFeedDto, { images: MAX_PICTURES })
  @Refuses('forbidden', 'not_found', 'stale', 'poll_started', 'held')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('update')
  update(
    @Caller() caller: Identity,
    @WriteBody() body: UpdateFeedDto,
    @UploadedImages() images: UploadedImage[],
  ): Promise<FeedSavedResponseDto> {
    return this.writing.update(caller, body, images);
  }

  /** Deletes a post with its comments, likes and pictures; allowed only for its author. */
  @ForMember()
  @OpenToLimited()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Post('delete')
  delete(@Caller() caller: Identity, @WriteBody() body: DeleteFeedDto): Promise<MessageResponseDto> {
    return this.feeds.delete(caller, body.id);
  }
}
