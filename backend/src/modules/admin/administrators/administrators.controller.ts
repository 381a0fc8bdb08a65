import { Controller, HttpCode, Post } from '@nestjs/common';
import { MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { PageRequestDto } from '../../../common/pagination.dto.js';
import { Refuses } from '../../../common/refuses.js';
import { ReadBody, WriteBody } from '../../../common/request-body.js';
import { Limited } from '../../../platform/limits/limit.guard.js';
import { Caller, ForAdministrator } from '../../../platform/sessions/access.js';
import {
  ConsoleAccountIdDto,
  ConsoleAccountListResponseDto,
  CreateConsoleAccountDto,
  SetConsoleRoleDto,
  SetupLinkResponseDto,
} from './administrators.dto.js';
import { AdministratorsService } from './administrators.service.js';

/** The console's accounts. Each change needs the caller's own password, with a second factor its code, too, and is recorded. */
@Controller('admin/administrators')
export class AdministratorsController {
  constructor(private readonly administrators: AdministratorsService) {}

  /** The console's accounts, by user name. */
  @ForAdministrator()
  @HttpCode(200)
  @Post('get')
  get(@ReadBody() body: PageRequestDto): Promise<ConsoleAccountListResponseDto> {
    return this.administrators.list(body);
  }

  /** Makes an account without a password, and a link to choose one. */
  @ForAdministrator()
  @Refuses('conflict')
  @Limited('SETTINGS')
  @HttpCode(200)
  @Post('create')
  create(
    @Caller() caller: Identity,
    @WriteBody() body: CreateConsoleAccountDto,
  ): Promise<SetupLinkResponseDto> {
    return this.administrators.create(caller, body);
  }

  /** Changes what an account may do, at once. */
  @ForAdministrator()
  @Refuses('not_found', 'last_administrator')
  @Limited('SETTINGS')
  @HttpCode(200)
  @Post('setRole')
  setRole(@Caller() caller: Identity, @WriteBody() body: SetConsoleRoleDto): Promise<MessageResponseDto> {
    return this.administrators.setRole(caller, body);
  }

  /** Removes an account and ends its sessions. What it did stays in the audit log. */
  @ForAdministrator()
  @Refuses('not_found', 'last_administrator')
  @Limited('SETTINGS')
  @HttpCode(200)
  @Post('remove')
  remove(@Caller() caller: Identity, @WriteBody() body: ConsoleAccountIdDto): Promise<MessageResponseDto> {
    return this.administrators.remove(caller, body);
  }

  /** For somebody who forgot the password or lost the device: ends it, two-step sign-in and all sessions, and makes a link to choose another password. */
  @ForAdministrator()
  @Refuses('not_found', 'last_administrator')
  @Limited('SETTINGS')
  @HttpCode(200)
  @Post('reset')
  reset(@Caller() caller: Identity, @WriteBody() body: ConsoleAccountIdDto): Promise<SetupLinkResponseDto> {
    return this.administrators.reset(caller, body);
  }
}
