import { Controller, HttpCode, Post } from '@nestjs/common';
import { MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { Refuses } from '../../../common/refuses.js';
import { ReadBody, WriteBody } from '../../../common/request-body.js';
import { Limited } from '../../../platform/limits/limit.guard.js';
import { Caller, ForAdministrator } from '../../../platform/sessions/access.js';
import { AdminTopicListResponseDto, GetAdminTopicsDto, HideTopicDto } from './admin-topics.dto.js';
import { AdminTopicsService } from './admin-topics.service.js';

@Controller('admin/topics')
export class AdminTopicsController {
  constructor(private readonly topics: AdminTopicsService) {}

  /** The topics of posts, or those that are hidden. */
  @ForAdministrator()
  @HttpCode(200)
  @Post('get')
  get(@ReadBody() body: GetAdminTopicsDto): Promise<AdminTopicListResponseDto> {
    return this.topics.list(body);
  }

  /** Makes a topic plain text without a page, in all posts, or shows it again. The posts stay. */
  @ForAdministrator()
  @Refuses('not_found')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('hide')
  hide(@Caller() caller: Identity, @WriteBody() body: HideTopicDto): Promise<MessageResponseDto> {
    return this.topics.hide(caller, body);
  }
}
