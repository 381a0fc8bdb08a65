import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto } from '../../../common/envelope.dto.js';
import { ReadBody, WriteBody } from '../../../common/request-body.js';
import { Caller, ForAdministrator, ForModerator } from '../../../platform/sessions/access.js';
import type { Identity } from '../../../common/identity.js';
import {
  AdminSettingsResponseDto,
  AttentionResponseDto,
  MaintenanceResponseDto,
  MaintenanceStateResponseDto,
  SetMaintenanceDto,
} from './admin-settings.dto.js';
import { AdminSettingsService } from './admin-settings.service.js';

@Controller('admin/settings')
export class AdminSettingsController {
  constructor(private readonly settings: AdminSettingsService) {}

  /** State of maintenance, the running configuration without secrets, version, migrations and jobs. */
  @ForAdministrator()
  @HttpCode(200)
  @Post('get')
  get(@ReadBody() _body: EmptyDto): Promise<AdminSettingsResponseDto> {
    return this.settings.get();
  }

  /** Whether maintenance is on. Cheap enough for every screen to call; at most a second old. */
  @ForAdministrator()
  @HttpCode(200)
  @Post('getMaintenance')
  getMaintenance(@ReadBody() _body: EmptyDto): Promise<MaintenanceStateResponseDto> {
    return this.settings.getMaintenance();
  }

  /** Turns announced maintenance on or off; recorded. While it is on, every call except the console's answers 503. */
  @ForAdministrator()
  @HttpCode(200)
  @Post('setMaintenance')
  setMaintenance(
    @Caller() caller: Identity,
    @WriteBody() body: SetMaintenanceDto,
  ): Promise<MaintenanceResponseDto> {
    return this.settings.setMaintenance(caller, body);
  }

  /** Figures and jobs that may need attention; moderators get no jobs and no sign-ins. */
  @ForModerator()
  @HttpCode(200)
  @Post('getAttention')
  getAttention(@Caller() caller: Identity, @ReadBody() _body: EmptyDto): Promise<AttentionResponseDto> {
    return this.settings.attention(caller);
  }
}
