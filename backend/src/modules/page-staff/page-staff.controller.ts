import { Controller, HttpCode, Post } from '@nestjs/common';
import type { Identity } from '../../common/identity.js';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember } from '../../platform/sessions/access.js';
import {
  GetPageActsDto,
  GetRolesDto,
  PageActListResponseDto,
  PageRoleSetResponseDto,
  PageRolesResponseDto,
  SetRoleDto,
} from './page-staff.dto.js';
import { PageStaffService } from './page-staff.service.js';

@Controller('user/pages')
export class PageStaffController {
  constructor(private readonly staff: PageStaffService) {}

  /** Who runs a page: its owner, and the moderators who help. For every member. */
  @ForMember()
  @Refuses('not_found')
  @HttpCode(200)
  @Post('getRoles')
  getRoles(@Caller() caller: Identity, @ReadBody() body: GetRolesDto): Promise<PageRolesResponseDto> {
    return this.staff.roles(caller, body.id);
  }

  /** Makes a follower moderator of the page, or ends that; at most ten. Only for its owner; a moderator may step down. */
  @ForMember()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('setRole')
  setRole(@Caller() caller: Identity, @WriteBody() body: SetRoleDto): Promise<PageRoleSetResponseDto> {
    return this.staff.setRole(caller, body);
  }

  /** What those who run a page did, latest first. Only for its owner. */
  @ForMember()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Post('getPageActs')
  getPageActs(@Caller() caller: Identity, @ReadBody() body: GetPageActsDto): Promise<PageActListResponseDto> {
    return this.staff.pageActs(caller, body);
  }
}
