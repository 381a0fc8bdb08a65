import { Controller, HttpCode, Post } from '@nestjs/common';
import type { Identity } from '../../../common/identity.js';
import { Refuses } from '../../../common/refuses.js';
import { WriteBody } from '../../../common/request-body.js';
import { Limited } from '../../../platform/limits/limit.guard.js';
import { Caller, ForMember } from '../../../platform/sessions/access.js';
import { ClosePollDto, PollResponseDto, VoteDto } from './polls.dto.js';
import { PollsService } from './polls.service.js';

@Controller('user/polls')
export class PollsController {
  constructor(private readonly polls: PollsService) {}

  /** Sets what the caller votes for in the poll of a post, until it ends; it counts as a like for the limit. Nobody learns who voted. */
  @ForMember()
  @Refuses('forbidden', 'not_found', 'stale', 'poll_ended')
  @HttpCode(200)
  @Limited('LIKE')
  @Post('vote')
  vote(@Caller() caller: Identity, @WriteBody() body: VoteDto): Promise<PollResponseDto> {
    return this.polls.vote(caller, body);
  }

  /** Ends a poll before its time; allowed only for its author. Its figures stay as they are, and everybody sees them. */
  @ForMember()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('close')
  close(@Caller() caller: Identity, @WriteBody() body: ClosePollDto): Promise<PollResponseDto> {
    return this.polls.close(caller, body.feedId);
  }
}
