import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { ApiErrors } from '../../common/api-errors.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import {
  ApiIdempotencyKey,
  IdempotencyKeyHeader,
} from '../../platform/idempotency/idempotency-key.header.js';
import { MultipartForm, UploadedImages, type UploadedImage } from '../../platform/media/multipart-form.js';
import { Caller, ForMember } from '../../platform/sessions/access.js';
import type { Identity } from '../../platform/sessions/identity.js';
import {
  CreateFeedDto,
  FeedCreatedResponseDto,
  FeedListResponseDto,
  FeedResponseDto,
  GetAllFeedsDto,
  GetFeedByIdDto,
} from './feeds.dto.js';
import { FeedsService } from './feeds.service.js';

@Controller('user/feeds')
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  /** The feed, newest first: everybody's posts, a page's or a member's. */
  @ForMember()
  @ApiErrors(400, 401)
  @HttpCode(200)
  @Post('getAllFeeds')
  getAllFeeds(@Caller() caller: Identity, @ReadBody() body: GetAllFeedsDto): Promise<FeedListResponseDto> {
    return this.feeds.list(caller, body);
  }

  /** One post, in the shape of the list. */
  @ForMember()
  @ApiErrors(400, 401, 404)
  @HttpCode(200)
  @Post('getFeedById')
  getFeedById(@Caller() caller: Identity, @ReadBody() body: GetFeedByIdDto): Promise<FeedResponseDto> {
    return this.feeds.get(caller, body.id);
  }

  /** Writes a post with up to ten pictures, JPEG, PNG, WebP, GIF or AVIF of up to 10 MB each. */
  @ForMember()
  @MultipartForm()
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['feedData'],
      properties: {
        feedData: {
          type: 'string',
          description: 'JSON text: { "content": html, "alts"?: [text per picture] }',
        },
        pageId: { type: 'string', description: 'Post to this page' },
        images: { type: 'array', maxItems: 10, items: { type: 'string', format: 'binary' } },
      },
    },
  })
  @ApiIdempotencyKey()
  @ApiErrors(400, 401, 403, 404, 413, 415, 422)
  @Post('create')
  create(
    @Caller() caller: Identity,
    @WriteBody() body: CreateFeedDto,
    @UploadedImages() images: UploadedImage[],
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<FeedCreatedResponseDto> {
    return this.feeds.create(caller, body, images, idempotencyKey);
  }
}
