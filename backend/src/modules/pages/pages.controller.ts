import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto, MessageResponseDto } from '../../common/envelope.dto.js';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { IdempotencyKeyHeader, Repeatable } from '../../platform/idempotency/idempotency-key.header.js';
import { ApiForm } from '../../platform/media/api-form.js';
import { MultipartForm, UploadedPicture, type UploadedImage } from '../../platform/media/multipart-form.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember, OpenToLimited } from '../../platform/sessions/access.js';
import type { Identity } from '../../common/identity.js';
import {
  CreatePageDto,
  GetAllPagesDto,
  PageBellResponseDto,
  PageDetailsResponseDto,
  PageIdDto,
  PageListResponseDto,
  PageSavedResponseDto,
  PageSuggestionsResponseDto,
  SetBellDto,
  ToggleFollowResponseDto,
  UpdatePageDto,
} from './pages.dto.js';
import { PagesService } from './pages.service.js';

@Controller('user/pages')
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  /**
   * All pages, or those that the viewer created; filtered by category or text; newest or most recently active first.
   */
  @ForMember()
  @HttpCode(200)
  @Post('getAllPages')
  getAllPages(@Caller() caller: Identity, @ReadBody() body: GetAllPagesDto): Promise<PageListResponseDto> {
    return this.pages.list(caller, body);
  }

  /**
   * Pages that the viewer may want to follow: with a picture and posts, neither created nor followed by the viewer, those
   * with the most followers first.
   */
  @ForMember()
  @HttpCode(200)
  @Post('getSuggestions')
  getSuggestions(
    @Caller() caller: Identity,
    @ReadBody() _body: EmptyDto,
  ): Promise<PageSuggestionsResponseDto> {
    return this.pages.suggestions(caller);
  }

  /** One page with its creator. */
  @ForMember()
  @Refuses('not_found', 'removed')
  @HttpCode(200)
  @Post('getPageById')
  getPageById(@Caller() caller: Identity, @ReadBody() body: PageIdDto): Promise<PageDetailsResponseDto> {
    return this.pages.get(caller, body.id);
  }

  /** Creates a page; its creator manages it and may post on it. */
  @ForMember()
  @MultipartForm('image')
  @ApiForm(CreatePageDto, { image: 1 })
  @Repeatable('pages/create')
  @Limited('POST')
  @Post('create')
  create(
    @Caller() caller: Identity,
    @WriteBody() body: CreatePageDto,
    @UploadedPicture('image') image?: UploadedImage,
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<PageSavedResponseDto> {
    return this.pages.create(caller, body, image, idempotencyKey);
  }

  /** Changes a page; allowed only for its creator. */
  @ForMember()
  @MultipartForm('image')
  @ApiForm(UpdatePageDto, { image: 1 })
  @Refuses('forbidden', 'not_found', 'stale')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('update')
  update(
    @Caller() caller: Identity,
    @WriteBody() body: UpdatePageDto,
    @UploadedPicture('image') image?: UploadedImage,
  ): Promise<PageSavedResponseDto> {
    return this.pages.update(caller, body, image);
  }

  /** Deletes a page with its posts; allowed only for its creator. */
  @ForMember()
  @OpenToLimited()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Post('delete')
  delete(@Caller() caller: Identity, @WriteBody() body: PageIdDto): Promise<MessageResponseDto> {
    return this.pages.delete(caller, body.id);
  }

  /** Follows or unfollows a page; its creator cannot follow it. */
  @ForMember()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Limited('FOLLOW')
  @Post('toggleFollow')
  toggleFollow(@Caller() caller: Identity, @WriteBody() body: PageIdDto): Promise<ToggleFollowResponseDto> {
    return this.pages.toggleFollow(caller, body.id);
  }

  /** Starts or ends notifications of others' new posts on a page; only for its followers. Unfollowing ends them. */
  @ForMember()
  @OpenToLimited()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Limited('LIKE')
  @Post('setBell')
  setBell(@Caller() caller: Identity, @WriteBody() body: SetBellDto): Promise<PageBellResponseDto> {
    return this.pages.setBell(caller, body);
  }
}
