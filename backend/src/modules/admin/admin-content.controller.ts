import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiErrors } from '../../common/api-errors.js';
import { MessageResponseDto } from '../../common/envelope.dto.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { Caller, ForAdministrator } from '../../platform/sessions/access.js';
import type { Identity } from '../../platform/sessions/identity.js';
import {
  AdminPageListResponseDto,
  AdminPostListResponseDto,
  GetPagesDto,
  GetPostsDto,
  RemovePageDto,
  RemovePostDto,
} from './admin-content.dto.js';
import { AdminContentService } from './admin-content.service.js';

@Controller('admin/content')
export class AdminContentController {
  constructor(private readonly content: AdminContentService) {}

  /** Posts, newest first, found by their text, author or page. */
  @ForAdministrator()
  @HttpCode(200)
  @Post('getPosts')
  getPosts(@ReadBody() body: GetPostsDto): Promise<AdminPostListResponseDto> {
    return this.content.posts(body);
  }

  /** Pages, newest first, found by title, description or creator. */
  @ForAdministrator()
  @HttpCode(200)
  @Post('getPages')
  getPages(@ReadBody() body: GetPagesDto): Promise<AdminPageListResponseDto> {
    return this.content.pages(body);
  }

  /** Removes a post for good, with its comments, likes and pictures; recorded with the reason. */
  @ForAdministrator()
  @ApiErrors(404)
  @HttpCode(200)
  @Post('removePost')
  removePost(@Caller() caller: Identity, @WriteBody() body: RemovePostDto): Promise<MessageResponseDto> {
    return this.content.removePost(caller, body);
  }

  /** Removes a page for good, with all its posts; recorded with the reason. */
  @ForAdministrator()
  @ApiErrors(404)
  @HttpCode(200)
  @Post('removePage')
  removePage(@Caller() caller: Identity, @WriteBody() body: RemovePageDto): Promise<MessageResponseDto> {
    return this.content.removePage(caller, body);
  }
}
