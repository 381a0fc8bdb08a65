import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto, MessageResponseDto } from '../../common/envelope.dto.js';
import type { Identity } from '../../common/identity.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import {
  ConfirmTotpDto,
  FactorsResponseDto,
  ProveFactorDto,
  RecoveryCodesResponseDto,
  TotpKeyResponseDto,
} from '../../platform/factors/factors.dto.js';
import { OwnFactorsService } from '../../platform/factors/own-factors.service.js';
import { Caller, ForMember, OpenToLimited } from '../../platform/sessions/access.js';
import { SessionsService } from '../../platform/sessions/sessions.service.js';
import { Refuses } from '../../common/refuses.js';
import { PasswordsService } from '../auth/passwords.service.js';

/** The member's own second factor. */
@Controller('user/account')
export class FactorsController {
  constructor(
    private readonly factors: OwnFactorsService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
  ) {}

  /** Whether the member's account has a second factor. */
  @ForMember()
  @HttpCode(200)
  @Post('getFactors')
  getFactors(@Caller() caller: Identity, @ReadBody() _body: EmptyDto): Promise<FactorsResponseDto> {
    return this.factors.get(caller);
  }

  /**
   * Begins to set up an authenticator app, or another one in place of the present one, whose `code` is then required. It takes effect
   * with `confirmTotp`, within an hour.
   */
  @ForMember()
  @OpenToLimited()
  @Refuses('forbidden')
  @HttpCode(200)
  @Post('startTotp')
  async startTotp(
    @Caller() caller: Identity,
    @WriteBody() body: ProveFactorDto,
  ): Promise<TotpKeyResponseDto> {
    const { email } = await this.passwords.requireCurrent(caller, 'password', body.password);
    return this.factors.start(caller, email, body.code);
  }

  /**
   * Confirms the authenticator app with a code of it. From now on sign-in asks for one, and other devices are signed out. The answer has ten
   * recovery codes.
   */
  @ForMember()
  @OpenToLimited()
  @HttpCode(200)
  @Post('confirmTotp')
  confirmTotp(
    @Caller() caller: Identity,
    @WriteBody() body: ConfirmTotpDto,
  ): Promise<RecoveryCodesResponseDto> {
    return this.factors.confirm(caller, body.code, (tx) => this.sessions.endOthers(caller, tx));
  }

  /** Removes the authenticator app and the recovery codes: the password alone signs in again. */
  @ForMember()
  @OpenToLimited()
  @HttpCode(200)
  @Post('removeTotp')
  async removeTotp(
    @Caller() caller: Identity,
    @WriteBody() body: ProveFactorDto,
  ): Promise<MessageResponseDto> {
    await this.passwords.requireCurrent(caller, 'password', body.password);
    return this.factors.remove(caller, body.code);
  }

  /** Makes ten new recovery codes; those from before stop working. */
  @ForMember()
  @OpenToLimited()
  @HttpCode(200)
  @Post('newRecoveryCodes')
  async newRecoveryCodes(
    @Caller() caller: Identity,
    @WriteBody() body: ProveFactorDto,
  ): Promise<RecoveryCodesResponseDto> {
    await this.passwords.requireCurrent(caller, 'password', body.password);
    return this.factors.renewCodes(caller, body.code);
  }
}
