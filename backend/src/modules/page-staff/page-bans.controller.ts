import { Controller, HttpCode, Post } from '@nestjs/common';
import type { Identity } from '../../common/identity.js';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember } from '../../platform/sessions/access.js';
import { GetBansDto, PageBanListResponseDto, PageBanSetResponseDto, SetBanDto } from './page-bans.dto.js';
import { PageBansService } from './page-bans.service.js';

@Controller('user/pages')
export class PageBansController {
  constructor(private readonly bans: PageBansService) {}

  /** Bans a member from a page, with a reason, or lifts the ban. Only for those who run it. */
  @ForMember()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('setBan')
  setBan(@Caller() caller: Identity, @WriteBody() body: SetBanDto): Promise<PageBanSetResponseDto> {
    return this.bans.set(caller, body);
  }

  /** Who is banned from a page, since when, why and by whom, latest first. Only for those who run it. */
  @ForMember()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Post('getBans')
  getBans(@Caller() caller: Identity, @ReadBody() body: GetBansDto): Promise<PageBanListResponseDto> {
    return this.bans.list(caller, body);
  }
}
