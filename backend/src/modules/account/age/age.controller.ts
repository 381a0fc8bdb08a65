import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto, MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { Refuses } from '../../../common/refuses.js';
import { ReadBody, WriteBody } from '../../../common/request-body.js';
import { Limited } from '../../../platform/limits/limit.guard.js';
import { Caller, ForMember, OpenToLimited } from '../../../platform/sessions/access.js';
import { AgeResponseDto, SetAgeDto } from './age.dto.js';
import { AgeService } from './age.service.js';
import { AskGuardianDto } from './guardian.dto.js';
import { GuardianRequestsService } from './guardian-requests.service.js';

/** What members say of their age, and the consent of minors' parents and guardians. */
@Controller('user/account')
export class AgeController {
  constructor(
    private readonly age: AgeService,
    private readonly requests: GuardianRequestsService,
  ) {}

  /** What the caller said of their age. */
  @ForMember()
  @HttpCode(200)
  @Post('getAge')
  getAge(@Caller() caller: Identity, @ReadBody() _body: EmptyDto): Promise<AgeResponseDto> {
    return this.age.get(caller);
  }

  /**
   * Says, or corrects, the caller's age. `under16` deletes the account, and it cannot be restored; anything else changes
   * nothing that other members see.
   */
  @ForMember()
  @OpenToLimited()
  @Limited('SETTINGS')
  @HttpCode(200)
  @Post('setAge')
  setAge(@Caller() caller: Identity, @WriteBody() body: SetAgeDto): Promise<MessageResponseDto> {
    return this.age.set(caller, body);
  }

  /** Mails a parent or guardian of a member who is 16 or 17, with a link to agree or not. It replaces the request before. */
  @ForMember()
  @OpenToLimited()
  @Refuses('state_changed')
  @HttpCode(200)
  @Post('askGuardian')
  askGuardian(@Caller() caller: Identity, @WriteBody() body: AskGuardianDto): Promise<MessageResponseDto> {
    return this.requests.ask(caller, body);
  }

  /** Withdraws what a parent or guardian agreed to. */
  @ForMember()
  @OpenToLimited()
  @Refuses('not_found')
  @Limited('SETTINGS')
  @HttpCode(200)
  @Post('withdrawConsent')
  withdrawConsent(@Caller() caller: Identity, @WriteBody() _body: EmptyDto): Promise<MessageResponseDto> {
    return this.requests.withdraw(caller);
  }
}
