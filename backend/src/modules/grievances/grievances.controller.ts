import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto } from '../../common/envelope.dto.js';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Public } from '../../platform/sessions/access.js';
import {
  GetGrievanceDto,
  GrievanceOfficerResponseDto,
  GrievanceResponseDto,
  SendGrievanceDto,
  SentGrievanceResponseDto,
} from './grievances.dto.js';
import { GrievancesService } from './grievances.service.js';

@Controller('public')
export class GrievancesController {
  constructor(private readonly grievances: GrievancesService) {}

  /** Who answers grievances, and in how many days. */
  @Public()
  @HttpCode(200)
  @Post('getGrievanceOfficer')
  getGrievanceOfficer(@ReadBody() _body: EmptyDto): GrievanceOfficerResponseDto {
    return this.grievances.officer();
  }

  /** Sends a grievance, also without an account. The answer has its reference and key, which are told once. */
  @Public()
  @Limited('GRIEVANCE')
  @Post('sendGrievance')
  sendGrievance(@WriteBody() body: SendGrievanceDto): Promise<SentGrievanceResponseDto> {
    return this.grievances.send(body);
  }

  /** A grievance and its answer, for whoever has its reference and key. */
  @Public()
  @Refuses('not_found')
  @Limited('GRIEVANCE_READ')
  @HttpCode(200)
  @Post('getGrievance')
  getGrievance(@ReadBody() body: GetGrievanceDto): Promise<GrievanceResponseDto> {
    return this.grievances.get(body);
  }
}
