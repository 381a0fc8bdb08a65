import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto, MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { ReadBody, WriteBody } from '../../../common/request-body.js';
import {
  ConfirmTotpDto,
  FactorsResponseDto,
  ProveFactorDto,
  RecoveryCodesResponseDto,
  TotpKeyResponseDto,
} from '../../../platform/factors/factors.dto.js';
import { OwnFactorsService } from '../../../platform/factors/own-factors.service.js';
import { Caller, ForModerator, OpenWithoutFactor } from '../../../platform/sessions/access.js';
import { SessionsService } from '../../../platform/sessions/sessions.service.js';
import { Refuses } from '../../../common/refuses.js';
import { AdminAccountService } from './admin-account.service.js';

/** An administrator's own second factor. */
@OpenWithoutFactor()
@Controller('admin/account')
export class AdminFactorsController {
  constructor(
    private readonly factors: OwnFactorsService,
    private readonly account: AdminAccountService,
    private readonly sessions: SessionsService,
  ) {}

  /** Whether the administrator's account has a second factor. */
  @ForModerator()
  @HttpCode(200)
  @Post('getFactors')
  getFactors(@Caller() caller: Identity, @ReadBody() _body: EmptyDto): Promise<FactorsResponseDto> {
    return this.factors.get(caller);
  }

  /**
   * Begins to set up an authenticator app, or another one in place of the present one, whose `code` is then required. It takes effect
   * with `confirmTotp`, within an hour.
   */
  @ForModerator()
  @Refuses('forbidden')
  @HttpCode(200)
  @Post('startTotp')
  async startTotp(
    @Caller() caller: Identity,
    @WriteBody() body: ProveFactorDto,
  ): Promise<TotpKeyResponseDto> {
    const { userName } = await this.account.requireCurrent(caller, 'password', body.password);
    return this.factors.start(caller, userName, body.code);
  }

  /**
   * Confirms the authenticator app with a code of it. From now on sign-in asks for one, and other devices are signed out. The answer has ten
   * recovery codes.
   */
  @ForModerator()
  @HttpCode(200)
  @Post('confirmTotp')
  confirmTotp(
    @Caller() caller: Identity,
    @WriteBody() body: ConfirmTotpDto,
  ): Promise<RecoveryCodesResponseDto> {
    return this.factors.confirm(caller, body.code, (tx) => this.sessions.endOthers(caller, tx));
  }

  /** Removes the authenticator app and the recovery codes: the password alone signs in again. */
  @ForModerator()
  @HttpCode(200)
  @Post('removeTotp')
  async removeTotp(
    @Caller() caller: Identity,
    @WriteBody() body: ProveFactorDto,
  ): Promise<MessageResponseDto> {
    await this.account.requireCurrent(caller, 'password', body.password);
    return this.factors.remove(caller, body.code);
  }

  /** Makes ten new recovery codes; those from before stop working. */
  @ForModerator()
  @HttpCode(200)
  @Post('newRecoveryCodes')
  async newRecoveryCodes(
    @Caller() caller: Identity,
    @WriteBody() body: ProveFactorDto,
  ): Promise<RecoveryCodesResponseDto> {
    await this.account.requireCurrent(caller, 'password', body.password);
    return this.factors.renewCodes(caller, body.code);
  }
}
