import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto } from '../../common/envelope.dto.js';
import type { Identity } from '../../common/identity.js';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { IdempotencyKeyHeader, Repeatable } from '../../platform/idempotency/idempotency-key.header.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember } from '../../platform/sessions/access.js';
import { ApplicationStatesService } from './application-states.service.js';
import {
  ApplicationIdDto,
  ApplyDto,
  GetApplicantsDto,
  GetBoardDto,
  GetColumnDto,
  SendMessageDto,
  SetApplicationStateDto,
} from './application-requests.dto.js';
import {
  ApplicantListResponseDto,
  ApplicationResponseDto,
  ApplicationSavedResponseDto,
  BoardResponseDto,
  ColumnResponseDto,
  WaitingResponseDto,
} from './applications.dto.js';
import { ApplicationsService } from './applications.service.js';
import { ApplyingService } from './applying.service.js';
import { BoardService } from './board.service.js';

@Controller('user/applications')
export class ApplicationsController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly applying: ApplyingService,
    private readonly states: ApplicationStatesService,
    private readonly board: BoardService,
  ) {}

  /** Applies for an opening; once more after withdrawing, while it is open. */
  @ForMember()
  @Repeatable('applications/apply')
  @Refuses('forbidden', 'not_found', 'already_applied')
  @Limited('APPLICATION')
  @Post('apply')
  apply(
    @Caller() caller: Identity,
    @WriteBody() body: ApplyDto,
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<ApplicationSavedResponseDto> {
    return this.applying.apply(caller, body, idempotencyKey);
  }

  /** The caller's board: five columns, each with its first 20 entries; filtered by kind. */
  @ForMember()
  @HttpCode(200)
  @Post('getBoard')
  getBoard(@Caller() caller: Identity, @ReadBody() body: GetBoardDto): Promise<BoardResponseDto> {
    return this.board.board(caller, body.kind ?? null);
  }

  /** A page of one column of the caller's board. */
  @ForMember()
  @HttpCode(200)
  @Post('getColumn')
  getColumn(@Caller() caller: Identity, @ReadBody() body: GetColumnDto): Promise<ColumnResponseDto> {
    return this.board.column(caller, body);
  }

  /** An application for its applicant or the opening's manager; it counts as seen by who asks. */
  @ForMember()
  @Refuses('not_found')
  @HttpCode(200)
  @Post('get')
  get(@Caller() caller: Identity, @ReadBody() body: ApplicationIdDto): Promise<ApplicationResponseDto> {
    return this.applications.get(caller, body.id);
  }

  /** Applications for an opening, those that nobody has answered first, each oldest first; allowed only for its manager. */
  @ForMember()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Post('getApplicants')
  getApplicants(
    @Caller() caller: Identity,
    @ReadBody() body: GetApplicantsDto,
  ): Promise<ApplicantListResponseDto> {
    return this.applications.applicants(caller, body);
  }

  /** Takes an application to its next state, if it still is in the one that the caller saw. */
  @ForMember()
  @Refuses('forbidden', 'not_found', 'state_changed', 'full')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('setState')
  setState(
    @Caller() caller: Identity,
    @WriteBody() body: SetApplicationStateDto,
  ): Promise<ApplicationSavedResponseDto> {
    return this.states.set(caller, body);
  }

  /** Sends a message to the other side, until the application has ended. */
  @ForMember()
  @Repeatable('applications/sendMessage')
  @Refuses('forbidden', 'not_found')
  @Limited('COMMENT')
  @Post('sendMessage')
  sendMessage(
    @Caller() caller: Identity,
    @WriteBody() body: SendMessageDto,
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<ApplicationSavedResponseDto> {
    return this.applications.sendMessage(caller, body, idempotencyKey);
  }

  /** How much is new for the caller, as an applicant and as a manager. */
  @ForMember()
  @HttpCode(200)
  @Post('getWaiting')
  getWaiting(@Caller() caller: Identity, @ReadBody() _body: EmptyDto): Promise<WaitingResponseDto> {
    return this.applications.waiting(caller);
  }
}
