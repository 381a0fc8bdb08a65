import { Controller, HttpCode, Post } from '@nestjs/common';
import type { Identity } from '../../../common/identity.js';
import { Refuses } from '../../../common/refuses.js';
import { WriteBody } from '../../../common/request-body.js';
import { Limited } from '../../../platform/limits/limit.guard.js';
import { Caller, ForMember } from '../../../platform/sessions/access.js';
import { PinPostDto, PinPostResponseDto } from './pins.dto.js';
import { PinsService } from './pins.service.js';

@Controller('user/pages')
export class PinsController {
  constructor(private readonly pins: PinsService) {}

  /** Pins a post above the feed of its page, changes until when, or unpins it; at most three a page. Only for the page's creator. */
  @ForMember()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('pinPost')
  pinPost(@Caller() caller: Identity, @WriteBody() body: PinPostDto): Promise<PinPostResponseDto> {
    return this.pins.set(caller, body);
  }
}
