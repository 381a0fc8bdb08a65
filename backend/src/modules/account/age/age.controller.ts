import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto, MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { ReadBody, WriteBody } from '../../../common/request-body.js';
import { Limited } from '../../../platform/limits/limit.guard.js';
import { Caller, ForMember, OpenToLimited } from '../../../platform/sessions/access.js';
import { AgeResponseDto, SetAgeDto } from './age.dto.js';
import { AgeService } from './age.service.js';

/** What members say of their age. */
@Controller('user/account')
export class AgeController {
  constructor(private readonly age: AgeService) {}

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
}
