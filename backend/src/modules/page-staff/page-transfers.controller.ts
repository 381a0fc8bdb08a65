import { Controller, HttpCode, Post } from '@nestjs/common';
import type { Identity } from '../../common/identity.js';
import { Refuses } from '../../common/refuses.js';
import { WriteBody } from '../../common/request-body.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember } from '../../platform/sessions/access.js';
import { PageRoleSetResponseDto } from './page-staff.dto.js';
import { AnswerTransferDto, OfferTransferDto } from './page-transfers.dto.js';
import { PageTransfersService } from './page-transfers.service.js';

@Controller('user/pages')
export class PageTransfersController {
  constructor(private readonly transfers: PageTransfersService) {}

  /** Asks a follower to take over a page within seven days, or withdraws that. Only for its owner. */
  @ForMember()
  @Refuses('forbidden', 'not_found', 'state_changed')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('offerTransfer')
  offerTransfer(
    @Caller() caller: Identity,
    @WriteBody() body: OfferTransferDto,
  ): Promise<PageRoleSetResponseDto> {
    return this.transfers.offer(caller, body);
  }

  /** Takes over a page, or declines it. Only for the follower whom its owner asked. */
  @ForMember()
  @Refuses('forbidden', 'not_found', 'state_changed')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('answerTransfer')
  answerTransfer(
    @Caller() caller: Identity,
    @WriteBody() body: AnswerTransferDto,
  ): Promise<PageRoleSetResponseDto> {
    return this.transfers.answer(caller, body);
  }
}
