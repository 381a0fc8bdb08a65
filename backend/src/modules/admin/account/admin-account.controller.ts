import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto, MessageResponseDto } from '../../../common/envelope.dto.js';
import { Refuses } from '../../../common/refuses.js';
import { ReadBody, WriteBody } from '../../../common/request-body.js';
import { Limited } from '../../../platform/limits/limit.guard.js';
import { Caller, ForModerator, OpenWithoutFactor } from '../../../platform/sessions/access.js';
import type { Identity } from '../../../common/identity.js';
import { OwnSessionsService } from '../../../platform/sessions/own-sessions.service.js';
import { EndSessionDto, SessionListResponseDto } from '../../../platform/sessions/sessions.dto.js';
import { ChangePasswordDto } from '../../auth/auth.dto.js';
import { AdminAccountResponseDto } from './admin-account.dto.js';
import { AdminAccountService } from './admin-account.service.js';

@OpenWithoutFactor()
@Controller('admin/account')
export class AdminAccountController {
  constructor(
    private readonly account: AdminAccountService,
    private readonly sessions: OwnSessionsService,
  ) {}

  /** The administrator who is signed in. */
  @ForModerator()
  @HttpCode(200)
  @Post('get')
  get(@Caller() caller: Identity, @ReadBody() _body: EmptyDto): Promise<AdminAccountResponseDto> {
    return this.account.get(caller);
  }

  /** Changes the password; other sessions end. */
  @ForModerator()
  @HttpCode(200)
  @Post('changePassword')
  changePassword(
    @Caller() caller: Identity,
    @WriteBody() body: ChangePasswordDto,
  ): Promise<MessageResponseDto> {
    return this.account.changePassword(caller, body);
  }

  /** The administrator's live sessions. */
  @ForModerator()
  @HttpCode(200)
  @Post('getSessions')
  getSessions(@Caller() caller: Identity, @ReadBody() _body: EmptyDto): Promise<SessionListResponseDto> {
    return this.sessions.list(caller);
  }

  /** Signs out one of the administrator's devices. */
  @ForModerator()
  @Refuses('not_found')
  @Limited('SETTINGS')
  @HttpCode(200)
  @Post('endSession')
  endSession(@Caller() caller: Identity, @WriteBody() body: EndSessionDto): Promise<MessageResponseDto> {
    return this.sessions.end(caller, body.id);
  }

  /** Signs out all other devices of the administrator; recorded in the audit log. */
  @ForModerator()
  @Limited('SETTINGS')
  @HttpCode(200)
  @Post('endOtherSessions')
  endOtherSessions(@Caller() caller: Identity, @WriteBody() _body: EmptyDto): Promise<MessageResponseDto> {
    return this.sessions.endOthers(caller);
  }
}
