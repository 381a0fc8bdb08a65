import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto, MessageResponseDto } from '../../../common/envelope.dto.js';
import { Refuses } from '../../../common/refuses.js';
import { ReadBody, WriteBody } from '../../../common/request-body.js';
import { Limited } from '../../../platform/limits/limit.guard.js';
import { Caller, ForAdministrator, ForModerator } from '../../../platform/sessions/access.js';
import type { Identity } from '../../../common/identity.js';
import { AdminUserDetailsResponseDto, GetUserDto } from './admin-user-details.dto.js';
import { AdminUserDetailsService } from './admin-user-details.service.js';
import { AdminUserConsentService } from './admin-user-consent.service.js';
import { AdminUserFactorsService } from './admin-user-factors.service.js';
import { AdminUserStatusService } from './admin-user-status.service.js';
import { AdminUsersService } from './admin-users.service.js';
import {
  ClearFactorsDto,
  GetUsersDto,
  RecordConsentDto,
  SetUserStatusDto,
  UserListResponseDto,
  UsersStatsResponseDto,
  UserStatusResponseDto,
} from './admin-users.dto.js';

@Controller('admin/users')
export class AdminUsersController {
  constructor(
    private readonly users: AdminUsersService,
    private readonly details: AdminUserDetailsService,
    private readonly status: AdminUserStatusService,
    private readonly factors: AdminUserFactorsService,
    private readonly consents: AdminUserConsentService,
  ) {}

  /** Number of members, and how many joined today and this month. */
  @ForModerator()
  @HttpCode(200)
  @Post('getUsersStats')
  getUsersStats(@ReadBody() _body: EmptyDto): Promise<UsersStatsResponseDto> {
    return this.users.stats();
  }

  /** Members, newest first by default; searched by name, e-mail, phone or college. Moderators: without e-mail and phone. */
  @ForModerator()
  @HttpCode(200)
  @Post('getUsers')
  getUsers(@Caller() caller: Identity, @ReadBody() body: GetUsersDto): Promise<UserListResponseDto> {
    return this.users.list(caller, body);
  }

  /** One member: profile, counts, pages, newest posts; for administrators also sessions and all audit log entries. */
  @ForModerator()
  @Refuses('not_found')
  @HttpCode(200)
  @Post('getUser')
  getUser(@Caller() caller: Identity, @ReadBody() body: GetUserDto): Promise<AdminUserDetailsResponseDto> {
    return this.details.get(caller, body.id);
  }

  /** Suspends a member, which ends all sessions at once, or reinstates one; recorded in the audit log. */
  @ForModerator()
  @Refuses('forbidden', 'not_found', 'state_changed')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('setUserStatus')
  setUserStatus(
    @Caller() caller: Identity,
    @WriteBody() body: SetUserStatusDto,
  ): Promise<UserStatusResponseDto> {
    return this.status.set(caller, body);
  }

  /**
   * Turns off the two-step sign-in of a member who has lost the phone and the recovery codes. The member is mailed; recorded in the
   * audit log with the reason.
   */
  @ForAdministrator()
  @Refuses('not_found')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('clearFactors')
  clearFactors(@Caller() caller: Identity, @WriteBody() body: ClearFactorsDto): Promise<MessageResponseDto> {
    return this.factors.clear(caller, body);
  }

  /**
   * Records that a parent or guardian of a member of 16 or 17 agreed in a document which the administrator saw; recorded in the
   * audit log with the reason.
   */
  @ForAdministrator()
  @Refuses('not_found', 'state_changed')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('recordConsent')
  recordConsent(
    @Caller() caller: Identity,
    @WriteBody() body: RecordConsentDto,
  ): Promise<MessageResponseDto> {
    return this.consents.record(caller, body);
  }
}
