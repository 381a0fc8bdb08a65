import { Controller, HttpCode, Post } from '@nestjs/common';
import { MessageResponseDto } from '../../../common/envelope.dto.js';
import { Refuses } from '../../../common/refuses.js';
import { ReadBody, WriteBody } from '../../../common/request-body.js';
import { Limited } from '../../../platform/limits/limit.guard.js';
import { Caller, ForMember, OpenToLimited } from '../../../platform/sessions/access.js';
import type { Identity } from '../../../common/identity.js';
import { PushDevicesService } from './push-devices.service.js';
import { AddPushDto, GetPushKeyDto, PushKeyResponseDto, RemovePushDto } from './push.dto.js';

@Controller('user/notifications')
export class PushController {
  constructor(private readonly devices: PushDevicesService) {}

  /** What a browser needs to be notified (web push), and whether it is. */
  @ForMember()
  @HttpCode(200)
  @Post('getPushKey')
  getKey(@Caller() caller: Identity, @ReadBody() body: GetPushKeyDto): Promise<PushKeyResponseDto> {
    return this.devices.key(caller, body);
  }

  /**
   * Notifies the caller on a browser, until this session ends. Up to five browsers of a member are notified; the one added
   * longest ago gives way.
   */
  @ForMember()
  @OpenToLimited()
  @Refuses('forbidden')
  @Limited('SETTINGS')
  @HttpCode(200)
  @Post('addPush')
  add(@Caller() caller: Identity, @WriteBody() body: AddPushDto): Promise<MessageResponseDto> {
    return this.devices.add(caller, body);
  }

  /** Ends that. The address of another member's browser, or an unknown one, is ignored. */
  @ForMember()
  @OpenToLimited()
  @Limited('SETTINGS')
  @HttpCode(200)
  @Post('removePush')
  remove(@Caller() caller: Identity, @WriteBody() body: RemovePushDto): Promise<MessageResponseDto> {
    return this.devices.remove(caller, body);
  }
}
