import { Controller, HttpCode, Post } from '@nestjs/common';
import { MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { Refuses } from '../../../common/refuses.js';
import { ReadBody, WriteBody } from '../../../common/request-body.js';
import { Limited } from '../../../platform/limits/limit.guard.js';
import { Caller, ForAdministrator } from '../../../platform/sessions/access.js';
import {
  AdminGrievanceListResponseDto,
  AnswerGrievanceDto,
  GetGrievancesDto,
} from './admin-grievances.dto.js';
import { AdminGrievancesService } from './admin-grievances.service.js';

@Controller('admin/grievances')
export class AdminGrievancesController {
  constructor(private readonly grievances: AdminGrievancesService) {}

  /** Grievances that wait for an answer, the most urgent first, or those that have it. */
  @ForAdministrator()
  @HttpCode(200)
  @Post('get')
  get(@ReadBody() body: GetGrievancesDto): Promise<AdminGrievanceListResponseDto> {
    return this.grievances.list(body);
  }

  /** Answers a grievance, once. A mail tells the sender that there is an answer, and nothing of it. */
  @ForAdministrator()
  @Refuses('not_found', 'state_changed')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('answer')
  answer(@Caller() caller: Identity, @WriteBody() body: AnswerGrievanceDto): Promise<MessageResponseDto> {
    return this.grievances.answer(caller, body);
  }
}
