import { Controller, HttpCode, Post } from '@nestjs/common';
import { MessageResponseDto } from '../../common/envelope.dto.js';
import type { Identity } from '../../common/identity.js';
import { Refuses } from '../../common/refuses.js';
import { WriteBody } from '../../common/request-body.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember } from '../../platform/sessions/access.js';
import { RemoveFromPageDto } from './page-removals.dto.js';
import { PageRemovalsService } from './page-removals.service.js';

@Controller('user/pages')
export class PageRemovalsController {
  constructor(private readonly removals: PageRemovalsService) {}

  /**
   * Removes a post from a page, with a reason that its author reads. Only for those who run the page. The author can ask the people who
   * run the site for a second look.
   */
  @ForMember()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('removePost')
  removePost(@Caller() caller: Identity, @WriteBody() body: RemoveFromPageDto): Promise<MessageResponseDto> {
    return this.removals.remove(caller, 'post', body);
  }

  /** The same of a comment on a post of the page. Replies to it stay. */
  @ForMember()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('removeComment')
  removeComment(
    @Caller() caller: Identity,
    @WriteBody() body: RemoveFromPageDto,
  ): Promise<MessageResponseDto> {
    return this.removals.remove(caller, 'comment', body);
  }
}
