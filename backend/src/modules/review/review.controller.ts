import { Controller, HttpCode, Post } from '@nestjs/common';
import { MessageResponseDto } from '../../common/envelope.dto.js';
import type { Identity } from '../../common/identity.js';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember, OpenToLimited, Public } from '../../platform/sessions/access.js';
import { RequestClient, type Client } from '../../platform/sessions/client.js';
import { DecisionsService } from './decisions.service.js';
import { ReportsService } from './reports.service.js';
import {
  AppealDto,
  AppealSuspensionDto,
  GetDecisionsDto,
  GetReportsDto,
  OwnDecisionListResponseDto,
  OwnReportListResponseDto,
  ReportDto,
  ReportResponseDto,
} from './review.dto.js';

@Controller('user/safety')
export class ReviewController {
  constructor(
    private readonly reports: ReportsService,
    private readonly decisions: DecisionsService,
  ) {}

  /**
   * Reports a post, comment, page, project, opening, member or what the other side of an application wrote to the moderators. Nobody
   * else learns who reported.
   */
  @ForMember()
  @OpenToLimited()
  @Refuses('not_found')
  @Limited('REPORT')
  @Post('report')
  report(@Caller() caller: Identity, @WriteBody() body: ReportDto): Promise<ReportResponseDto> {
    return this.reports.report(caller, body);
  }

  /** The caller's reports, latest first. */
  @ForMember()
  @HttpCode(200)
  @Post('getReports')
  getReports(@Caller() caller: Identity, @ReadBody() body: GetReportsDto): Promise<OwnReportListResponseDto> {
    return this.reports.own(caller, body);
  }

  /** What was decided about something of the caller's, latest first. */
  @ForMember()
  @HttpCode(200)
  @Post('getDecisions')
  getDecisions(
    @Caller() caller: Identity,
    @ReadBody() body: GetDecisionsDto,
  ): Promise<OwnDecisionListResponseDto> {
    return this.decisions.own(caller, body);
  }

  /** Asks for a second look at a decision. Somebody other than who decided looks. */
  @ForMember()
  @OpenToLimited()
  @Refuses('not_found', 'not_appealable')
  @Limited('APPEAL')
  @HttpCode(200)
  @Post('appeal')
  appeal(@Caller() caller: Identity, @WriteBody() body: AppealDto): Promise<MessageResponseDto> {
    return this.decisions.appeal(caller, body);
  }

  /**
   * Asks for a second look at a suspension, with the credentials of the account, which cannot sign in. The sign-in limits hold,
   * and nothing tells whether there is such an account, or whether it is suspended, before the password is right.
   */
  @Public()
  @Refuses('invalid_credentials', 'second_factor_required', 'not_appealable')
  @Post('appealSuspension')
  appealSuspension(
    @WriteBody() body: AppealSuspensionDto,
    @RequestClient() client: Client,
  ): Promise<MessageResponseDto> {
    return this.decisions.appealSuspension(body, client);
  }
}
