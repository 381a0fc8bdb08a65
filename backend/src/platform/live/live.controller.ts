import { Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { ReadBody } from '../../common/request-body.js';
import { Caller, ForMember, LeavesLastSeen } from '../sessions/access.js';
import type { Identity } from '../../common/identity.js';
import { OpenLiveDto } from './live.dto.js';
import { LiveService } from './live.service.js';

const EXAMPLE =
  'event: hello\nid: 42\ndata: {"unread":3,"newPosts":0,"counts":[{"id":"42","likes":12,"comments":3}]}\n\n';

@Controller('user/live')
export class LiveController {
  constructor(private readonly live: LiveService) {}

  /**
   * A stream of server-sent events: how many notifications are unread, how many posts are new, and counters of the posts on
   * the screen.
   */
  @ForMember()
  // Sites open streams by themselves, which is no activity of the member.
  @LeavesLastSeen()
  @ApiOkResponse({
    description: 'Events `hello`, `unread`, `posts`, `counts` and `bye`, until either side closes it.',
    content: { 'text/event-stream': { schema: { type: 'string', example: EXAMPLE } } },
  })
  @HttpCode(200)
  @Post('open')
  open(@Caller() caller: Identity, @ReadBody() body: OpenLiveDto, @Res() response: Response): void {
    this.live.begin(caller, body, response);
  }
}
