import { Controller, HttpCode, Post } from '@nestjs/common';
import type { Identity } from '../../../common/identity.js';
import { Refuses } from '../../../common/refuses.js';
import { ReadBody } from '../../../common/request-body.js';
import { Caller, ForMember } from '../../../platform/sessions/access.js';
import { GetTopicPostsDto, GetTopicsDto, TopicPostsResponseDto, TopicsResponseDto } from './topics.dto.js';
import { TopicsService } from './topics.service.js';

@Controller('user/topics')
export class TopicsController {
  constructor(private readonly topics: TopicsService) {}

  /** Topics that begin with what was typed, or those of the newest posts. */
  @ForMember()
  @HttpCode(200)
  @Post('getTopics')
  getTopics(@Caller() caller: Identity, @ReadBody() body: GetTopicsDto): Promise<TopicsResponseDto> {
    return this.topics.suggest(caller, body);
  }

  /** Posts with a topic, newest first: the newest 500 of them. */
  @ForMember()
  @Refuses('not_found')
  @HttpCode(200)
  @Post('getPosts')
  getPosts(@Caller() caller: Identity, @ReadBody() body: GetTopicPostsDto): Promise<TopicPostsResponseDto> {
    return this.topics.posts(caller, body);
  }
}
